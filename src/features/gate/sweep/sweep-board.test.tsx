// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { gateEntries, gateList } from '#domain/attendance/gate-list.ts';
import { gate as words } from '#i18n/pt-BR/gate.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { checkInRow, eventRow, eventTeamRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import { SweepBoard } from './sweep-board.tsx';

const shown = vi.hoisted(() => ({ gate: {}, teams: {}, letOut: vi.fn() }));
vi.mock('../use-gate.ts', () => ({ useGate: () => shown.gate }));
vi.mock('../use-gate-phone.ts', () => ({ useGatePhone: () => 'phone' }));
vi.mock('#live/event/use-event-rows.ts', () => ({ useEventTeams: () => shown.teams }));
vi.mock('../use-gate-taps.ts', () => ({
  useGateTaps: () => ({ bounces: () => false, letOut: shown.letOut }),
}));
vi.mock('../frame/gate-back-head.tsx', () => ({ GateBackHead: () => null }));
vi.mock('../gate-answer-bar.tsx', () => ({ GateAnswerBar: () => null }));

const event = eventRow({ id: 'e' });
const people = [
  operatorRow({ id: 'ana', event_id: 'e', name: 'Ana', team: 'Lobos' }),
  operatorRow({ id: 'bia', event_id: 'e', name: 'Bia', event_team_id: 't' }),
];
/** @param inside who came */
const listOf = (inside: readonly string[]) =>
  gateList(
    gateEntries(people),
    inside.map((operator_id) => checkInRow({ id: operator_id, data: { operator_id } })),
  );
const board = () => <SweepBoard event={event} scope={null} now="2026-11-21T12:00:00Z" />;
const groups = () =>
  [...document.querySelectorAll('.sweep-team')].map((team) => team.getAttribute('aria-label'));

test('nobody is put under a team before the teams of the event are known', () => {
  shown.gate = { event, list: listOf(['ana', 'bia']) };
  shown.teams = { state: 'loading' };
  const { again } = showForm(board());
  expect(groups()).toEqual([]);
  shown.teams = {
    state: 'present',
    rows: [eventTeamRow({ id: 't', event_id: 'e', name: 'Onças' })],
  };
  again(board());
  expect(groups()).toEqual(['Lobos', 'Onças']);
});

test('[law 1] whose check-in is taken back at another phone keeps the row, which takes no tap', () => {
  shown.gate = { event, list: listOf(['ana', 'bia']) };
  shown.teams = { state: 'present', rows: [] };
  const { again } = showForm(board());
  shown.gate = { event, list: listOf(['bia']) };
  again(board());
  expect(groups()).toEqual(['Lobos', words.sweep.no_team]);
  const [ana, bia] = document.querySelectorAll<HTMLButtonElement>('.gate-row');
  expect(ana!.textContent).toBe('Ana');
  act(() => ana!.click());
  expect(shown.letOut).not.toHaveBeenCalled();
  act(() => bia!.click());
  expect(shown.letOut).toHaveBeenCalledOnce();
});
