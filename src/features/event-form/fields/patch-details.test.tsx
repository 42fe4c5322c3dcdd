// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import type { LiveQuery } from '#live/rows/use-live-records.ts';
import type { Rows } from '#sync/records/collections.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { PatchDetails } from './patch-details.tsx';

type Patch = Rows['patches'];
const world = vi.hoisted(() => ({ rows: undefined as unknown }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => [] }));
vi.mock('#ui/drawing/patch-picture.tsx', () => ({ PatchPicture: () => null }));
vi.mock('#live/rows/use-live-records.ts', () => ({
  useLiveRecords: (name: string, { find, keep }: LiveQuery<'patches'>) => {
    expect([name, find]).toEqual(['patches', { selector: { evento_id: { $eq: 'e1' } } }]);
    const rows = world.rows as Patch[] | undefined;
    return rows ? { state: 'present', rows: rows.filter(keep!) } : { state: 'loading' };
  },
}));

const patch = (evento_id: string, nome: string, descricao: string | null = null) =>
  ({ id: nome, evento_id, nome, descricao, imagem_url: '' }) as Patch;
const show = (rows: Patch[] | undefined) => {
  world.rows = rows;
  showForm(<PatchDetails event_id="e1" />);
  return document.body.textContent;
};

test('the patch of this event is described, not one of another event', () => {
  const other = patch('e2', 'Outro');
  const shown = show([other, patch('e1', 'Serra', 'De quem foi.')]);
  expect(shown).toBe(`SerraDe quem foi.${event_form.patch_details.hint}`);
  const { title } = event_form.patch_details;
  expect(document.querySelector('section')!.getAttribute('aria-label')).toBe(title);
  expect(show([patch('e1', 'Serra')])).toBe(`Serra${event_form.patch_details.hint}`);
  expect(show([other])).toBe('');
  expect(show(undefined)).toBe('');
});
