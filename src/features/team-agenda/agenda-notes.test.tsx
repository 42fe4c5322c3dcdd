// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AgendaEvent } from '#domain/agenda/agenda.ts';
import type { AreaTarget } from '#domain/talk/area-target.ts';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { team_agenda } from '#i18n/pt-BR/team-agenda.ts';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Agenda } from './agenda-place.ts';
import { AgendaNotes } from './agenda-notes.tsx';

const address = vi.hoisted(() => ({ target: {} as AreaTarget, setTarget: vi.fn() }));
const row = vi.hoisted(() => ({ state: 'loading' }));
vi.mock('#entities/team/area/use-area-target.ts', () => ({ useAreaTarget: () => address }));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useFollow: () => ({ asked_at: 1 }) }));
vi.mock('#live/rows/use-missing-row.ts', () => ({ useMissingRow: () => row.state }));
vi.mock('#actions/waiting-notes.tsx', () => ({
  WaitingNotes: ({
    records,
    correct,
  }: {
    records: object[];
    correct: (one: object) => ReactNode;
  }) => records[0] && (correct(records[0]) ?? 'retry'),
  CorrectButton: () => 'correct',
}));

const onOpen = vi.fn();
beforeAll(() => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
beforeEach(() => {
  onOpen.mockReset();
  address.setTarget.mockReset();
});

/** What stands above an agenda of the entry `e1` at an address. */
function at(target: AreaTarget, state = 'loading'): HTMLElement {
  address.target = target;
  row.state = state;
  const page = document.createElement('div');
  const events = [{ id: 'e1' } as AgendaEvent];
  const notes = <AgendaNotes agenda={{ team: { id: 't1' } } as Agenda} {...{ events, onOpen }} is_read records={[]} />; // prettier-ignore
  act(() => createRoot(page).render(<TypesafeI18n locale="pt-BR">{notes}</TypesafeI18n>));
  return page;
}

test('the entry that the address names is opened, and leaves the address', () => {
  expect(at({ event: 'e1' }).textContent).toBe('');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ is: 'entry', id: 'e1' });
  expect(address.setTarget).toHaveBeenCalledExactlyOnceWith({});
});

test('an address without an entry opens nothing', () => {
  expect(at({}).textContent).toBe('');
  expect(onOpen).not.toHaveBeenCalled();
});

test('an entry that is not here is looked for, and what no longer exists is said', () => {
  expect(at({ event: 'e2' }).textContent).toBe(team_agenda.named.looking);
  expect(at({ event: 'e2' }, 'not_here').textContent).toContain(team_page.area.not_here);
  const page = at({ event: 'e2' }, 'absent');
  expect(page.textContent).toContain(team_agenda.named.gone);
  expect(onOpen).not.toHaveBeenCalled();
  act(() => page.querySelector('button')!.click());
  expect(address.setTarget).toHaveBeenCalledExactlyOnceWith({});
});

test.each([
  ['an entry that is here', 'update_agenda_event@1', 'e1', false, 'correct'],
  ['one that is gone', 'update_agenda_event@1', 'e2', true, 'correct'],
  ['one of an agenda that was not read', 'save_report@1', 'e2', false, ''],
  ['a new one', 'create_agenda_event@1', 'e2', false, 'correct'],
  ['a deletion', 'delete_agenda_event@1', 'e2', false, 'retry'],
])('what was refused about %s', (_, name, id, is_read, way) => {
  address.target = {};
  const page = document.createElement('div');
  const agenda = { team: { id: 't1' }, place: 'captain' } as Agenda;
  const events = [{ id: 'e1' } as AgendaEvent];
  const records = [{ id: 'm1', name, args: { id, team_id: 't1' } } as OutboxRecord];
  const notes = <AgendaNotes {...{ agenda, events, is_read, records, onOpen }} />;
  act(() => createRoot(page).render(<TypesafeI18n locale="pt-BR">{notes}</TypesafeI18n>));
  expect(page.textContent).toBe(way);
});
