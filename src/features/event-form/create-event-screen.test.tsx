// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyEvent } from '#domain/event/form/event-form.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { CreateEventScreen } from './create-event-screen.tsx';
import type { FormStart } from './use-event-form.ts';

const world = vi.hoisted(() => ({ outbox: vi.fn(), draft: vi.fn(), sent: vi.fn(), form: vi.fn() }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: world.outbox }));
vi.mock('#live/rows/use-live-record.ts', () => ({ useLiveRecord: world.sent }));
vi.mock('./draft/event-draft.ts', () => ({
  draftKey: (of?: string) => `event:${of ?? 'new'}`,
  useEventDraft: world.draft,
}));
vi.mock('./create-event-form.tsx', () => ({
  CreateEventForm: (props: object) => {
    world.form(props);
    return null;
  },
}));

const typed = { ...emptyEvent, name: 'Serra' };
const draft = { event_id: 'e1', values: typed, base: emptyEvent };
const refused = {
  id: 'm1',
  name: 'create_event@1',
  status: 'rejected',
  error: { code: 'daily_limit' },
  args: { name: 'Recusado' },
};
beforeEach(() => {
  vi.clearAllMocks();
  world.outbox.mockReturnValue([]);
  world.draft.mockReturnValue(null);
  world.sent.mockReturnValue({ state: 'absent' });
});
function show(
  again?: string,
  arena_id?: string,
): { start: FormStart; [prop: string]: unknown } | undefined {
  showForm(<CreateEventScreen now="2026-11-22T02:00:00.000Z" again={again} arena_id={arena_id} />);
  return world.form.mock.lastCall?.[0];
}

test('a new event begins empty, on the day where events are', () => {
  const shown = show()!;
  expect(shown).toMatchObject({ draft_key: 'event:new', today: '2026-11-21', refused: undefined });
  expect(shown.start).toMatchObject({ values: emptyEvent, base: emptyEvent, restored: false });
  expect(shown.start.event_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(world.sent).toHaveBeenLastCalledWith('airsoft_events', ''); // which no event has
  expect(document.body.textContent).not.toContain(event_form.refused.create);
});

test('a game at an arena begins with its place, which alone is nothing to keep', () => {
  const arena = {
    id: 'a1',
    name: 'Forte',
    city: 'Atibaia',
    state: 'SP',
    latitude: -23.1,
    longitude: -46.5,
  };
  world.sent.mockImplementation((name: string) =>
    name === 'arenas' ? { state: 'present', row: arena } : { state: 'absent' },
  );
  const shown = show(undefined, 'a1')!;
  const values = {
    ...emptyEvent,
    arena_id: 'a1',
    location: 'Forte, Atibaia - SP',
    latitude: '-23.1',
    longitude: '-46.5',
  };
  expect(shown).toMatchObject({ draft_key: 'event:arena:a1', start: { values, base: values } });
});

test('a draft is restored under its own id', () => {
  world.draft.mockReturnValue(draft);
  expect(show()!.start).toEqual({ ...draft, restored: true });
  expect(world.sent).toHaveBeenLastCalledWith('airsoft_events', 'e1');
});

test('a draft whose event was sent already is not restored: it would be created twice', () => {
  world.draft.mockReturnValue(draft);
  world.sent.mockReturnValue({ state: 'present' });
  const { start } = show()!;
  expect(start).toMatchObject({ values: emptyEvent, restored: false });
  expect(start.event_id).not.toBe('e1');
});

test('a refused event comes back with what was sent and why it was refused', () => {
  world.outbox.mockReturnValue([refused]);
  const shown = show('m1')!;
  expect(shown).toMatchObject({ draft_key: 'event:m1', refused });
  expect(shown.start).toMatchObject({ values: { name: 'Recusado' }, restored: false });
  expect(document.body.textContent).toContain(event_form.refused.create);
});

test('what was typed after a refusal counts more than what was sent', () => {
  world.outbox.mockReturnValue([refused]);
  world.draft.mockReturnValue(draft);
  expect(show('m1')!.start).toMatchObject({ values: typed, restored: true });
});

test.for([
  ['outbox', undefined],
  ['draft', undefined],
  ['sent', { state: 'loading' }],
] as const)('until the %s is read the form is not shown', ([what, value]) => {
  world[what].mockReturnValue(value);
  expect(show()).toBeUndefined();
  expect(document.body.innerHTML).toContain(common.loading);
});

test('a copy begins with what it was copied from, keeps a draft of its own, and says so', () => {
  const copied = { id: 'e9', event: 'Operação Serra', values: typed };
  showForm(<CreateEventScreen now="2026-11-22T02:00:00.000Z" again={undefined} copied={copied} />);
  const shown = world.form.mock.lastCall![0] as { start: FormStart; draft_key: string };
  expect(shown.draft_key).toBe('event:copy:e9');
  expect(shown.start).toMatchObject({ values: typed, base: typed, restored: false });
  expect(shown.start.event_id).not.toBe('e9');
  expect(document.body.textContent).toContain('Operação Serra');
});
