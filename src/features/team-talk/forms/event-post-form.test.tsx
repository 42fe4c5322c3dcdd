// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { agendaLink } from '#domain/agenda/agenda-link.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { EventPostForm } from './event-post-form.tsx';

const send = vi.hoisted(() => vi.fn());
const here = vi.hoisted(() => ({ events: [] as object[], agenda: [] as object[] }));
vi.mock('#actions/use-send-form.ts', () => ({ useSendForm: () => ({ send }) }));
vi.mock('#entities/form/use-stored-draft.ts', () => ({ useStoredDraft: () => null }));
vi.mock('#entities/form/use-undo-toast.ts', () => ({ useUndoToast: () => vi.fn() }));
vi.mock('#entities/form/leave/unsaved-form.tsx', () => ({ UnsavedForm: () => null }));
vi.mock('#entities/form/sheet/use-sheet-close.ts', () => ({ useSheetClose: () => vi.fn() }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'ana' }) }));
vi.mock('#live/event/use-my-registrations.ts', () => ({
  useMyRegistrations: () => new Map([['mine', { status: 'confirmed' }]]),
}));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => ({}) }));
vi.mock('#live/rows/use-live-records.ts', () => ({
  useLiveRecords: () => ({ state: 'present', rows: here.events }),
}));
vi.mock('#live/team/use-team-rows.ts', () => ({
  useTeamRecords: (_team: string, kind: string) => (kind === 'agenda_event' ? here.agenda : []),
}));

const event = (id: string, day: number, more: object = {}) => ({
  id,
  name: `Jogo ${id}`,
  date: `2026-12-${day}`,
  location: 'Campinas - SP',
  status: 'active',
  is_public: true,
  created_by: 'bia',
  ...more,
});
const entry = (id: string, start_date: string) => ({
  id,
  team_id: '99999999-2222-8333-a444-555555555555',
  data: { title: `Treino ${id}`, location: 'Base', start_date, end_date: null },
});
const talk = { team: { id: 't1', name: 'Lobos' }, now: '2026-11-23T12:00:00Z' } as never;
const show = (taken?: object) =>
  showForm(
    <EventPostForm talk={talk} channel="general" taken={taken as never} onClose={vi.fn()} />,
  );
const offered = () =>
  [...document.querySelectorAll('label.choice > span')].map((one) => one.firstChild!.textContent);

test('events that others may open and what is ahead in the agenda are offered, the next first', async () => {
  here.events = [
    event('a', 10),
    event('closed', 11, { is_public: false }),
    event('mine', 12, { is_public: false }),
    event('off', 13, { status: 'cancelled' }),
  ];
  const training = entry('11111111-2222-8333-a444-555555555555', '2026-12-11T23:00:00Z');
  here.agenda = [training, entry('over', '2026-11-20T23:00:00Z')];
  const screen = show();
  expect(offered()).toEqual(['Jogo a', `Treino ${training.id}`, 'Jogo mine']);
  act(() => document.querySelectorAll<HTMLElement>('label.choice')[1]!.click());
  await screen.submit();
  expect(send.mock.lastCall![1]).toMatchObject({
    type: 'event',
    title: `Treino ${training.id}`,
    content: agendaLink(location.origin, training as never),
  });
});

test('the event that was chosen stands first, also where it is not among those offered', () => {
  here.agenda = [];
  const id = '22222222-2222-8333-a444-555555555555';
  here.events = [1, 2, 3, 4, 5, 6, 7].map((n) => event(n === 7 ? id : String(n), 10 + n));
  const post = { id: 'p1', type: 'event', title: 'Jogo antigo' };
  const address = `${location.origin}/event/${id}`;
  const screen = show({ ...post, content: `Vamos?\n${address}` });
  expect(offered()).toHaveLength(7);
  expect(offered()[0]).toBe(`Jogo ${id}`);
  expect(document.querySelector<HTMLInputElement>('label.choice input')!.checked).toBe(true);
  screen.leave();
  here.events = [];
  show({ ...post, content: address });
  expect(offered()).toEqual(['Jogo antigo']);
});
