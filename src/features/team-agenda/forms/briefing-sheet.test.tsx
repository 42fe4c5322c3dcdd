// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { BriefingSheet } from './briefing-sheet.tsx';

const send = vi.hoisted(() => vi.fn());
const device = vi.hoisted(() => ({
  drafts: new Map<string, object>(),
  row: undefined as object | undefined,
}));
vi.mock('#actions/use-send-form.ts', () => ({ useSendForm: () => ({ send, end: vi.fn() }) }));
vi.mock('#entities/form/use-stored-draft.ts', () => ({
  useStoredDraft: (key: string, read: (stored: unknown) => unknown) => read(device.drafts.get(key)),
}));
vi.mock('#entities/form/use-undo-toast.ts', () => ({ useUndoToast: () => vi.fn() }));
vi.mock('#entities/form/leave/unsaved-form.tsx', () => ({ UnsavedForm: () => null }));
vi.mock('#entities/form/sheet/use-sheet-close.ts', () => ({ useSheetClose: () => vi.fn() }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => [] }));
vi.mock('#live/rows/use-replica-rows.ts', () => ({
  useReplicaRows: () => device.row && [device.row],
}));

const written = (objectives: string, more: object = {}) => ({
  objectives,
  equipment: 'Óculos',
  roles: null,
  strategy: null,
  notes: null,
  ...more,
});
const entry = (briefing: object) =>
  ({ id: 'e1', team_id: 't1', kind: 'agenda_event', data: { title: 'Treino', briefing } }) as never;
const sheet = (briefing: object, refused?: object) => (
  <BriefingSheet event={entry(briefing)} refused={refused as never} onClose={vi.fn()} />
);
const field = (name: string) =>
  document.querySelector<HTMLTextAreaElement>(`textarea[name=${name}]`)!;
const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!;
const type = (name: string, text: string) =>
  act(() => {
    set.call(field(name), text);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
const sent = () =>
  send.mock.calls.map(([name, args]) => {
    expect(name).toBe('save_briefing@1');
    const { patch, base } = args as { patch: object; base: object };
    return { patch, base };
  });

beforeEach(() => {
  send.mockClear();
  device.drafts.clear();
  device.row = entry(written('Tomar a base'));
});

test('what another person writes meanwhile is taken over, and is not overwritten', async () => {
  const screen = showForm(sheet(written('Tomar a base')));
  type('objectives', 'Tomar a ponte');
  device.row = entry(written('Tomar a base', { notes: 'Leve água' }));
  screen.again(sheet(written('Tomar a base')));
  expect(field('notes').value).toBe('Leve água');
  await screen.submit();
  const [patch, base] = [{ objectives: 'Tomar a ponte' }, { objectives: 'Tomar a base' }];
  expect(sent()).toEqual([{ patch, base }]);
});

test('a text that both changed is not sent before the person has decided', async () => {
  const screen = showForm(sheet(written('Tomar a base')));
  type('objectives', 'Tomar a ponte');
  device.row = entry(written('Tomar o morro'));
  screen.again(sheet(written('Tomar a base')));
  await screen.submit();
  expect(send).not.toHaveBeenCalled();
  const conflict = document.querySelector('[data-conflict=objectives]')!;
  expect(conflict.textContent).toContain('Tomar o morro');
  await act(async () => conflict.querySelector('button')!.click()); // keep mine
  await screen.submit();
  const [patch, base] = [{ objectives: 'Tomar a ponte' }, { objectives: 'Tomar o morro' }];
  expect(sent()).toEqual([{ patch, base }]);
});

test('a refused briefing comes back although another draft of the entry was begun', () => {
  device.drafts.set('briefing:e1', {
    values: written('Rascunho'),
    base: written('Tomar a base'),
  });
  const args = { patch: written('Recusado'), base: written('Tomar a base') };
  showForm(sheet(written('Tomar a base'), { id: 'm1', args }));
  expect(field('objectives').value).toBe('Recusado');
  showForm(sheet(written('Tomar a base')));
  expect(field('objectives').value).toBe('Rascunho');
});

test('a text that was refused because another person saved one stands beside that one', async () => {
  device.row = entry(written('Tomar o morro', { notes: 'Leve água' }));
  const args = { patch: { objectives: 'Tomar a ponte' }, base: { objectives: 'Tomar a base' } };
  const refused = { id: 'm1', name: 'save_briefing@1', args };
  const screen = showForm(sheet(written('Tomar o morro', { notes: 'Leve água' }), refused));
  const conflict = document.querySelector('[data-conflict=objectives]')!;
  expect(conflict.textContent).toContain('Tomar o morro');
  expect(conflict.textContent).toContain('Tomar a ponte');
  expect(field('notes').value).toBe('Leve água');
  await screen.submit();
  expect(send).not.toHaveBeenCalled();
  await act(async () => conflict.querySelector('button')!.click()); // keep mine
  await screen.submit();
  expect(sent()).toEqual([{ patch: args.patch, base: { objectives: 'Tomar o morro' } }]);
});
