// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { paymentOf } from '#domain/event/event-facts.ts';
import { emptyEvent, eventFormOf } from '#domain/event/form/event-form.ts';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { events } from '#i18n/pt-BR/events.ts';
import { noFacts } from '#sync/event-mutations/event-facts.ts';
import { learnAll } from '#sync/registry/registry.ts';
import { overlayOf, withOverlay } from '#sync/outbox/overlay.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { EditEventScreen } from './edit-event-screen.tsx';
import type { FormStart } from '../use-event-form.ts';

const world = vi.hoisted(() => ({
  event: vi.fn(),
  person: vi.fn(),
  outbox: vi.fn(),
  draft: vi.fn(),
  payment: vi.fn(),
  form: vi.fn(),
}));
vi.mock('#live/event/use-event.ts', () => ({ useEvent: () => withWaiting(world.event()) }));
vi.mock('#live/account-context.ts', () => ({ usePerson: world.person }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: world.outbox }));
vi.mock('#live/rows/use-live-record.ts', () => ({ useLiveRecord: world.payment }));
vi.mock('../draft/event-draft.ts', () => ({
  draftKey: (of?: string) => `event:${of ?? 'new'}`,
  useEventDraft: world.draft,
}));
vi.mock('#entities/event/no-event.tsx', () => ({
  BrokenEvent: ({ id }: { id: string }) => `broken ${id}`,
  EventNotHere: () => 'not here',
  NoSuchEvent: () => 'no such event',
  NotMyEvent: ({ id }: { id: string }) => `not mine ${id}`,
}));
vi.mock('./edit-event-form.tsx', () => ({
  EditEventForm: (props: object) => {
    world.form(props);
    return 'the form';
  },
}));

const columns = {
  ...emptyEvent,
  ...noFacts,
  ...paymentOf(undefined),
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Serra',
  date: '2026-12-01',
  time: '09:30',
  location: 'Fazenda Boa Vista',
  briefing: '<p>Leve água e óculos.</p>',
  arena_id: null,
  latitude: null,
  longitude: null,
  banner: null,
  patch: null,
  teams_count: 2,
  max_op: 0,
  created_by: 'p1',
};
const event = columns as unknown as AirsoftEvent;
const now = eventFormOf(event);
/** The row with what waits in the outbox, as the screen gets it. */
function withWaiting(found: { state: string; row?: AirsoftEvent }) {
  if (!found.row) return found;
  const [row] = withOverlay([found.row], overlayOf('airsoft_events', world.outbox() ?? []));
  return row ? { ...found, row } : { state: 'absent' };
}
const update = (over: object) => ({
  id: 'm1',
  name: 'update_event@1',
  status: 'rejected',
  error: { code: 'invalid_args' },
  args: { id: event.id, patch: { name: 'Serra Alta' }, base: { name: 'Serra' } },
  ...over,
});
beforeAll(learnAll);
beforeEach(() => {
  vi.clearAllMocks();
  world.event.mockReturnValue({ state: 'present', row: event });
  world.person.mockReturnValue({ id: 'p1' });
  world.outbox.mockReturnValue([]);
  world.draft.mockReturnValue(null);
  world.payment.mockReturnValue({ state: 'absent' });
});
const shown = () => document.body.textContent;
const screen = () => <EditEventScreen id={event.id} now="2026-11-22T02:00:00.000Z" />;
function show(): { start: FormStart; [prop: string]: unknown } | undefined {
  showForm(screen());
  return world.form.mock.lastCall?.[0];
}

test('an event of mine is edited as it is, on the day where events are', () => {
  const given = show()!;
  expect(given).toMatchObject({ event, today: '2026-11-21', refused: [] });
  expect(given.start).toEqual({ event_id: event.id, values: now, base: now, restored: false });
  expect(world.draft).toHaveBeenLastCalledWith(`event:${event.id}`);
  expect(shown()).toContain('the form');
  expect(document.querySelector('h1')!.textContent).toBe(event_form.edit_title);
  expect(document.title).toContain('Serra');
  expect(shown()).not.toContain(event_form.refused.update);
});

test.for([
  ['an absent event', { state: 'absent' }, 'no such event'],
  ['an event that was never here', { state: 'not_here' }, 'not here'],
  [
    'an event of another person',
    { state: 'present', row: { ...event, created_by: 'p2' } },
    `not mine ${event.id}`,
  ],
  ['a broken event', { state: 'present', row: { ...event, briefing: 7 } }, `broken ${event.id}`],
] as const)('%s has no form, and the screen says why', ([, answer, text]) => {
  world.event.mockReturnValue(answer);
  expect(show()).toBeUndefined();
  expect(shown()).toBe(text);
});

test('a form that is open stays when the event is deleted, until then also while that is not sure', () => {
  const { again } = showForm(screen());
  const { start } = world.form.mock.lastCall![0];
  for (const [state, gone] of [
    ['loading', undefined],
    ['not_here', undefined],
    ['absent', event_words.absent],
  ] as const) {
    world.event.mockReturnValue({ state });
    again(screen());
    expect(shown()).toContain('the form');
    expect(world.form.mock.lastCall![0]).toMatchObject({ event, gone });
    expect(world.form.mock.lastCall![0].start).toBe(start);
  }
  world.person.mockReturnValue({ id: 'p2' });
  again(screen());
  expect(shown()).toBe('no such event');
});

test('a refused change of an event that is gone opens with what was typed, for its owner', () => {
  world.event.mockReturnValue({ state: 'absent' });
  world.outbox.mockReturnValue([update({ label: 'Serra Alta' })]);
  const given = show()!;
  expect(given).toMatchObject({ gone: event_words.absent, event: { id: event.id } });
  expect(given.start).toMatchObject({ values: { name: 'Serra Alta' }, base: { name: 'Serra' } });
  world.event.mockReturnValue({ state: 'not_here' });
  showForm(screen());
  expect(shown()).toBe('not here');
});

test('while my deletion waits the event is gone; once it was refused it is not', () => {
  const { again } = showForm(screen());
  const args = { id: event.id };
  const deletion = update({ name: 'delete_event@1', args, status: 'queued' });
  world.outbox.mockReturnValue([deletion]);
  again(screen());
  expect(world.form.mock.lastCall![0]).toMatchObject({ gone: event_words.absent });
  world.outbox.mockReturnValue([{ ...deletion, status: 'rejected' }]);
  again(screen());
  expect(world.form.mock.lastCall![0]).toMatchObject({ gone: undefined });
});

test('a visitor edits nothing', () => {
  world.person.mockReturnValue(null);
  expect(show()).toBeUndefined();
  expect(shown()).toBe(`not mine ${event.id}`);
});

test.for([
  ['event', { state: 'loading' }],
  ['outbox', undefined],
  ['draft', undefined],
] as const)('until the %s is read the form is not shown', ([what, value]) => {
  world[what].mockReturnValue(value);
  expect(show()).toBeUndefined();
  expect(document.body.innerHTML).toContain(events.loading_one);
});

test('later data does not overwrite what is being typed', () => {
  const { again } = showForm(screen());
  const { start } = world.form.mock.lastCall![0];
  world.event.mockReturnValue({ state: 'present', row: { ...event, name: 'Serra Baixa' } });
  world.draft.mockReturnValue({ values: { ...now, name: 'Se' }, base: now });
  again(screen());
  expect(world.form.mock.lastCall![0]).toMatchObject({ event: { name: 'Serra Baixa' } });
  expect(world.form.mock.lastCall![0].start).toBe(start);
});

test('a draft is restored; one that equals the event was sent already', () => {
  const draft = { event_id: 'of an older version', values: { ...now, name: 'Se' }, base: now };
  world.draft.mockReturnValue(draft);
  expect(show()!.start).toEqual({ ...draft, event_id: event.id, restored: true });
  world.draft.mockReturnValue({ ...draft, values: { ...now } });
  expect(show()!.start).toMatchObject({ values: now, restored: false });
});

test('refused changes come back into the form, with the reason; a draft counts more', () => {
  world.outbox.mockReturnValue([update({})]);
  const given = show()!;
  expect(given.refused).toHaveLength(1);
  expect(given.start).toMatchObject({
    event_id: event.id,
    values: { name: 'Serra Alta' },
    base: { name: 'Serra' },
    restored: false,
  });
  expect(shown()).toContain(event_form.refused.update);
  world.draft.mockReturnValue({ values: { ...now, name: 'Se' }, base: now });
  expect(show()!.start).toMatchObject({ values: { name: 'Se' }, restored: true });
});

test('changes that conflict with another device are decided in the form, so no note says it a second time', () => {
  const crossed = update({ id: 'm2', error: { code: 'event_changed' } });
  world.outbox.mockReturnValue([update({}), crossed]);
  expect(show()!.start.values.name).toBe('Serra Alta');
  expect(shown()).not.toContain(event_form.refused.update);
  world.outbox.mockReturnValue([crossed, update({})]);
  show();
  expect(shown()).toContain(event_form.refused.update);
});

test('the form has how to pay, and is not shown before that is known', () => {
  world.payment.mockReturnValue({ state: 'loading' });
  expect(show()).toBeUndefined();
  const paid = { pix_key: 'eu@exemplo.test', pix_name: 'Eu', pix_city: 'Rio' };
  world.payment.mockReturnValue({ state: 'present', row: { id: event.id, ...paid } });
  expect(show()?.start.values).toMatchObject(paid);
  expect(show()?.start.base).toMatchObject(paid);
});
