// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { arenas as words } from '#i18n/pt-BR/admin-arenas.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { arenaRow } from '#tests/fixtures/samples/rows.ts';
import { WaitingArenas } from '../waiting-arenas.tsx';

const device = vi.hoisted(() => ({
  outbox: [] as object[],
  asked: vi.fn(),
  discarded: vi.fn(),
}));
vi.mock('#actions/use-act.ts', () => ({ useAct: () => device.asked }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => device.outbox }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({
  useOutboxActions: () => ({ discard: device.discarded }),
}));
vi.mock('#entities/arena/use-asked-changes.ts', () => ({ useAskedChanges: () => new Map() }));
vi.mock('#entities/administration/use-names.ts', () => ({ useNames: () => new Map() }));
vi.mock('#entities/form/use-stored-draft.ts', () => ({ useStoredDraft: () => null }));
vi.mock('#entities/form/unsaved-form.tsx', () => ({ UnsavedForm: () => null }));
vi.mock('#entities/form/sheet/use-sheet-close.ts', () => ({ useSheetClose: () => vi.fn() }));
vi.mock('../review-place.tsx', () => ({ ReviewPlace: () => null }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));

const arena = arenaRow({ id: 'um', is_active: false, phone: '1140000000' });
const base = { ...arena, phone: '1130000000', images: ['https://exemplo.test/1.webp'] };
const refused = (name: string, args: object) => ({
  id: 'm1',
  name,
  args: { id: 'um', base, ...args },
  status: 'rejected',
  error: { code: 'arena_changed', field: 'phone' },
});
const answered = vi.fn();
const show = () =>
  showForm(
    <WaitingArenas
      reviews={[{ arena, around: [], doubles: [] }]}
      arenas={[arena]}
      outbox={device.outbox as OutboxRecord[]}
      id="um"
      now="2026-11-26T12:00:00Z"
      reviewMap={() => null}
      onAnswered={answered}
      onEdit={vi.fn()}
    />,
  );
const press = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.findLast((one) => one.textContent === name)!.click();
  });

beforeEach(() => {
  device.asked.mockReset().mockImplementation((_name, _args, { onKept }) => onKept());
  device.discarded.mockReset();
});

test('an approval of what changed meanwhile says what did, and is forgotten with the next answer', async () => {
  device.outbox = [refused('approve_arena@2', {})];
  show();
  const card = document.querySelector('section')!;
  expect(card.textContent).toContain(problems.arena_reread);
  expect(card.querySelector('del')!.textContent).toBe('(11) 3000-0000');
  expect(card.querySelector('ins')!.textContent).toBe('(11) 4000-0000');
  expect(card.textContent).toContain(words.fact.images);
  await press(words.approve);
  await press(words.approve);
  expect(device.asked.mock.calls[0]!.slice(0, 2)).toEqual([
    'approve_arena@2',
    { id: 'um', base: arena },
  ]);
  expect(device.discarded).toHaveBeenCalledExactlyOnceWith('m1');
  expect(answered).toHaveBeenCalledOnce();
});

test('a reason that was refused because the arena had changed is not typed again', async () => {
  device.outbox = [refused('reject_arena@3', { reason: 'Falta o telefone.' })];
  show();
  await press(words.reject);
  expect(document.querySelector('textarea')!.value).toBe('Falta o telefone.');
});
