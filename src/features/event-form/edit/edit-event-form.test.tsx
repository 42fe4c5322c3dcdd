// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyEvent, eventFormOf, type EventForm } from '#domain/event/form/event-form.ts';
import { briefing } from '#i18n/pt-BR/briefing.ts';
import { event } from '#i18n/pt-BR/event.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useToastStore } from '#ui/overlay/toast-store.ts';
import { EditEventForm } from './edit-event-form.tsx';

const world = vi.hoisted(() => ({
  rows: vi.fn(),
  outbox: vi.fn(),
  update: vi.fn(),
  desk: vi.fn(),
  unsaved: vi.fn(),
}));
vi.mock('#live/rows/use-replica-rows.ts', () => ({ useReplicaRows: world.rows }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: world.outbox }));
vi.mock('../use-save-event.ts', () => ({
  useUpdateEvent: (desk: object) => {
    world.desk(desk);
    return world.update;
  },
}));
vi.mock('../fields/use-arenas.ts', () => ({ useArenas: () => [] }));
vi.mock('../draft/unsaved-event.tsx', () => ({
  UnsavedEvent: (props: object) => {
    world.unsaved(props);
    return null;
  },
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/events">{children}</a>,
  useRouter: () => ({ history: {} }),
}));
vi.mock('../fields/event-fields.tsx', () => import('#tests/fixtures/browser/two-event-fields.tsx'));

const base: EventForm = {
  ...emptyEvent,
  name: 'Serra',
  date: '2026-12-01',
  time: '09:30',
  location: 'Fazenda Boa Vista',
  briefing: '<p>Leve água e óculos.</p>',
};
const row = (over: Partial<EventForm> = {}) => {
  const form = { ...base, ...over };
  const columns = { ...form, id: 'e1', arena_id: null, latitude: null, longitude: null };
  const row = { ...columns, banner: null, patch: null, teams_count: 0, max_op: 0 };
  return row as unknown as AirsoftEvent;
};
const start = eventFormOf(row());
const { conflict: words } = form_words;

beforeEach(() => {
  vi.clearAllMocks();
  world.outbox.mockReturnValue([]);
  world.rows.mockReturnValue([row()]);
  useToastStore.setState({ shown: null, behind: [] });
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((paint) => {
    paint(0);
    return 0;
  });
});
const edit = (values: Partial<EventForm> = {}, restored = false, gone?: string) => (
  <EditEventForm
    event={row()}
    start={{ event_id: 'e1', values: { ...start, ...values }, base: start, restored }}
    today="2026-11-22"
    refused={[]}
    gone={gone}
    pointPicker={undefined}
  />
);
const show = (values: Partial<EventForm> = {}, restored = false) =>
  showForm(edit(values, restored));
const click = (text: string, inside = 'form') => {
  const found = [...document.querySelectorAll(`${inside} button`)];
  const button = found.find(({ textContent }) => textContent === text) as HTMLButtonElement;
  act(() => button.click());
};
const conflicts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-conflict]')].map(
    ({ dataset }) => dataset['conflict'],
  );
const at = () => document.activeElement!;
const shown = () => document.body.textContent;

test('what was typed is saved, with what the person saw before', async () => {
  const screen = show();
  screen.type({ name: 'Serra Alta' });
  await screen.submit();
  expect(world.update.mock.calls).toEqual([[{ ...start, name: 'Serra Alta' }, start]]);
  expect(world.desk.mock.lastCall![0]).toMatchObject({ event_id: 'e1', draft_key: 'event:e1' });
  expect(shown()).not.toContain(form_words.draft.restored);
  const find = { selector: { id: { $eq: 'e1' } } };
  expect(world.rows).toHaveBeenCalledWith('airsoft_events', find);
});

test('broken rules save nothing, are said together, and the first field has the focus', async () => {
  const screen = show();
  screen.type({ name: 'S', location: 'Aqui' });
  await screen.submit();
  expect(world.update).not.toHaveBeenCalled();
  expect(at()).toBe(screen.field('name'));
  const { event_name_too_short: name, location_too_short: place } = validation;
  expect(shown()).toContain(`${event.save.update_failed} ${name}; ${place}`);
  screen.type({ name: 'Serra Alta', location: 'Fazenda Nova' });
  await screen.submit();
  expect(shown()).not.toContain(event.save.update_failed);
  expect(world.update).toHaveBeenCalledOnce();
});

test('changes of others in fields that I did not touch appear in the form', async () => {
  const screen = show();
  screen.type({ name: 'Serra Alta' });
  world.rows.mockReturnValue([row({ location: 'Fazenda Nova' })]);
  screen.again(edit());
  expect([screen.field('name').value, screen.field('location').value]).toEqual([
    'Serra Alta',
    'Fazenda Nova',
  ]);
  expect(conflicts()).toEqual([]);
  await screen.submit();
  const saved = { ...start, location: 'Fazenda Nova' };
  expect(world.update.mock.calls).toEqual([[{ ...saved, name: 'Serra Alta' }, saved]]);
});

test('while the event is not read, or a change of mine waits, the row of the server is not followed', () => {
  world.rows.mockReturnValue(undefined);
  const screen = show();
  world.rows.mockReturnValue([row({ location: 'Fazenda Nova' })]);
  world.outbox.mockReturnValue(undefined);
  screen.again(edit());
  expect(screen.field('location').value).toBe('Fazenda Boa Vista');
  world.outbox.mockReturnValue([{ status: 'queued', name: 'update_event@1', args: { id: 'e1' } }]);
  screen.again(edit());
  expect(screen.field('location').value).toBe('Fazenda Boa Vista');
  world.outbox.mockReturnValue([]);
  screen.again(edit());
  expect(screen.field('location').value).toBe('Fazenda Nova');
});

/** Name and location were changed here and elsewhere. */
function cross() {
  world.rows.mockReturnValue([row({ name: 'Serra Baixa', location: 'Fazenda Nova' })]);
  return show({ name: 'Serra Alta', location: 'Fazenda Velha' });
}

test('what both changed is decided first: nothing is saved before, and the first choice has the focus', async () => {
  const screen = cross();
  expect(conflicts()).toEqual(['name', 'location']);
  await screen.submit();
  expect(world.update).not.toHaveBeenCalled();
  expect(shown()).toContain(words.decide_first);
  expect(at()).toBe(document.querySelector('[data-conflict=name] button'));

  click(words.take_theirs, '[data-conflict=name]');
  expect(shown()).not.toContain(words.decide_first);
  expect(screen.field('name').value).toBe('Serra Baixa');
  expect(at()).toBe(document.querySelector('[data-conflict=location] button'));

  await screen.submit();
  expect(world.update).not.toHaveBeenCalled();

  click(words.keep_mine, '[data-conflict=location]');
  expect(screen.field('location').value).toBe('Fazenda Velha');
  expect([conflicts(), at()]).toEqual([[], screen.field('location')]);
  await screen.submit();
  const theirs = { ...start, name: 'Serra Baixa', location: 'Fazenda Nova' };
  expect(world.update.mock.calls).toEqual([[{ ...theirs, location: 'Fazenda Velha' }, theirs]]);
});

test('a person who decides by hand begins with their own text, in its field', () => {
  const screen = cross();
  click(words.edit, '[data-conflict=name]');
  expect([conflicts(), at()]).toEqual([['location'], screen.field('name')]);
  expect(screen.field('name').value).toBe('Serra Alta');
});

test('the page scrolls once, so that the focused element is in its middle', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  cross();
  click(words.edit, '[data-conflict=name]');
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(scroll.mock.calls).toEqual([[{ block: 'center' }]]);
  vi.restoreAllMocks();
});

test('a draft can be discarded for the event as it is now, and brought back', () => {
  world.rows.mockReturnValue([row({ location: 'Fazenda Nova' })]);
  const screen = show({ name: 'Serra Alta' }, true);
  const typed = () => [screen.field('name').value, screen.field('location').value];
  expect(shown()).toContain(form_words.draft.restored);
  click(form_words.draft.discard);
  expect(typed()).toEqual(['Serra', 'Fazenda Nova']);
  expect(shown()).not.toContain(form_words.draft.restored);
  const toast = useToastStore.getState().shown!;
  expect(toast).toMatchObject({ tone: 'info', title: form_words.draft.discarded });
  expect(toast.action!.label).toBe(briefing.undo);
  act(() => toast.action!.run());
  expect(typed()).toEqual(['Serra Alta', 'Fazenda Nova']);
  expect(shown()).toContain(form_words.draft.restored);
});

test('what was discarded during a conflict is in conflict again when it is brought back', () => {
  world.rows.mockReturnValue([row({ name: 'Serra Baixa' })]);
  const screen = show({ name: 'Serra Alta' }, true);
  click(form_words.draft.discard);
  expect([screen.field('name').value, conflicts()]).toEqual(['Serra Baixa', []]);
  act(() => useToastStore.getState().shown!.action!.run());
  expect([screen.field('name').value, conflicts()]).toEqual(['Serra Alta', ['name']]);
});

test('a draft is discarded for what the person saw while the event is not read', () => {
  world.rows.mockReturnValue(undefined);
  const screen = show({ name: 'Serra Alta' }, true);
  click(form_words.draft.discard);
  expect(screen.field('name').value).toBe('Serra');
});

test('of an event that is gone the text stays to be copied, and nothing is sent or kept', async () => {
  const screen = show({}, true);
  screen.type({ name: 'Serra Alta' });
  world.rows.mockReturnValue([]);
  screen.again(edit({}, true, 'gone'));
  expect(screen.field('name').value).toBe('Serra Alta');
  expect(document.querySelector('[role=alert]')!.textContent).toBe(`gone${form_words.gone.hint}`);
  expect(shown()).not.toContain(form_words.draft.restored);
  expect(document.querySelector('button[type=submit]')).toBeNull();
  await screen.submit();
  expect(world.update).not.toHaveBeenCalled();
  expect(world.unsaved.mock.lastCall![0]).toMatchObject({ is_gone: true });
});

test('once it is stored as a mutation, leaving keeps no draft; before that it does', () => {
  show();
  const { isOver } = world.unsaved.mock.lastCall![0];
  expect(isOver()).toBe(false);
  world.desk.mock.lastCall![0].onKept();
  expect(isOver()).toBe(true);
});

test('the reason of a failure is shown until the next attempt', async () => {
  const screen = show();
  act(() => void world.desk.mock.lastCall![0].onFailed('sem espaço'));
  expect(shown()).toContain('sem espaço');
  await screen.submit();
  expect(shown()).not.toContain('sem espaço');
});
