// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import type { AgendaEvent } from '#domain/agenda/agenda.ts';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { team_agenda } from '#i18n/pt-BR/team-agenda.ts';
import TiedEvent from './tied-event.tsx';

const NOW = '2026-11-20T12:00:00.000Z';
const world = vi.hoisted(() => ({
  row: undefined as object | undefined,
  registered: false,
  heard: null as object | null,
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, params, children }: { to: string; params: { id: string }; children: ReactNode }) => (
    <a href={to.replace('$id', params.id)}>{children}</a>
  ),
}));
vi.mock('#live/rows/use-live-record.ts', () => ({
  useLiveRecord: () => (world.row ? { state: 'present', row: world.row } : { state: 'absent' }),
}));
vi.mock('#live/event/use-my-registrations.ts', () => ({
  useMyRegistrations: () => new Map(world.registered ? [['g1', { status: 'confirmed' }]] : []),
}));
vi.mock('#live/freshness/use-mine-is-known.ts', () => ({ useMineIsKnown: () => true }));
vi.mock('#live/team/use-agenda-registrations.ts', () => ({
  useAgendaRegistrations: () => world.heard,
}));

const game = { id: 'g1', name: 'Operação Canindé', status: 'planned', starts_at: '2026-12-20T12:30:00.000Z', max_op: 0, operators_count: 0, registration_closed: false, is_info_only: false }; // prettier-ignore
const entry = (mine: string, end_date: string | null = '2026-12-20T18:00:00.000Z') =>
  ({
    id: 'e1',
    team_id: 't1',
    data: {
      title: 'Canindé',
      start_date: '2026-11-19T12:30:00.000Z',
      end_date,
      event_id: 'g1',
      attendees: [
        { user_id: 'me', name: 'Eu', status: mine },
        { user_id: 'bia', name: 'Bia', status: 'confirmed' },
      ],
    },
  }) as unknown as AgendaEvent;

beforeAll(() => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

function shown(event: AgendaEvent, now: Partial<typeof world>): HTMLElement {
  Object.assign(world, { row: game, registered: false, heard: null }, now);
  const page = document.createElement('div');
  const tied = <TiedEvent event={event} event_id="g1" me={{ user_id: 'me' } as never} now={NOW} />;
  act(() => createRoot(page).render(<TypesafeI18n locale="pt-BR">{tied}</TypesafeI18n>));
  return page;
}
const ways = (page: HTMLElement) =>
  [...page.querySelectorAll('a')].map((a) => [a.getAttribute('href'), a.textContent]);

test('the event is a link, and the second number stands only once it was heard', () => {
  const alone = shown(entry('declined'), {});
  expect(ways(alone)).toEqual([['/event/g1', 'Operação Canindé']]);
  expect(alone.textContent).toContain('1 vai');
  expect(alone.textContent).not.toContain('inscrito');
  const both = shown(entry('confirmed'), { heard: { going: 2, registered: 1 }, registered: true });
  expect(both.textContent).toContain('2 vão · 1 inscrito');
});

test('who said yes and has no place is led to the form; nobody else is', () => {
  const register = ['/register/g1', event_words.action.register];
  expect(ways(shown(entry('confirmed'), {}))).toContainEqual(register);
  expect(ways(shown(entry('confirmed'), { registered: true }))).not.toContainEqual(register);
  expect(ways(shown(entry('declined'), {}))).not.toContainEqual(register);
  const closed = { ...game, registration_closed: true };
  expect(ways(shown(entry('confirmed'), { row: closed }))).not.toContainEqual(register);
});

test('an event that is not on this device is linked without its name; over, nothing is counted', () => {
  const page = shown(entry('confirmed', '2026-11-19T18:00:00.000Z'), { row: undefined });
  expect(ways(page)).toEqual([['/event/g1', team_agenda.about.see]]);
  expect(page.textContent).toBe(team_agenda.about.see);
});
