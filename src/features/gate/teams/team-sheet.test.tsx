// @vitest-environment jsdom
import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { gateEntries, gateList } from '#domain/attendance/gate-list.ts';
import { arrivingTeams } from '#domain/attendance/team-arrival.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { checkInRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import type { Gate } from '../use-gate.ts';
import { useGateAnswer, type GateAnswer } from '../use-gate-answer.ts';
import { TeamOffer } from './team-offer.tsx';
import { useTeamArrival } from './use-team-arrival.ts';

const mutateAll = vi.hoisted(() => vi.fn());
vi.mock('#actions/use-mutate-all.ts', () => ({ useMutateAll: () => mutateAll }));
vi.mock('#platform/gate-signals.ts', () => ({ signal: vi.fn() }));
const event_teams = vi.hoisted(() => ({ state: 'present', rows: [] }));
vi.mock('#live/event/use-event-rows.ts', () => ({ useEventTeams: () => event_teams }));

type Ask = { args: { operator_id: string; mark: string; undoes?: string } };
beforeEach(() => {
  mutateAll.mockReset();
  mutateAll.mockImplementation(async (asks: readonly Ask[]) => ({
    ok: true,
    value: asks.map(({ args }, n) => ({
      args: { ...args, id: `m${n}`, scanned_at: '2026-11-22T11:12:00Z', clock_offset_ms: 0 },
    })),
  }));
});

const event = { id: 'e', name: 'Serra' } as AirsoftEvent;
const people = ['ana', 'bia', 'caio', 'davi'].map((id) =>
  operatorRow({ id, event_id: 'e', name: id, team: 'Lobos' }),
);
const listOf = (...came: readonly string[]) =>
  gateList(
    gateEntries(people),
    came.map((operator_id) => checkInRow({ id: operator_id, data: { operator_id } })),
  );

function screen() {
  let answer: GateAnswer | undefined;
  let hear!: (...came: readonly string[]) => void;
  function Screen() {
    const [list, setList] = useState(listOf('davi'));
    hear = (...came) => setList(listOf(...came));
    const answers = useGateAnswer();
    answer = answers.answer;
    const arrive = useTeamArrival(event, answers.say);
    return <TeamOffer gate={{ event, list } as Gate} arrive={arrive} term="lobos" />;
  }
  const { leave } = showForm(<Screen />);
  return {
    leave,
    answer: () => answer,
    hears: (...came: readonly string[]) => act(() => hear(...came)),
  };
}
const button = (said: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === said);
const taps = (said: string) => act(async () => button(said)!.click());
const ticks = () => [...document.querySelectorAll('input')];
const asked = () =>
  mutateAll.mock.lastCall![0].map(({ args }: Ask) => [args.operator_id, args.mark, args.undoes]);

test('a team arrives with one tap: a mark for each who is ticked, and one undo for all of them', async () => {
  expect(arrivingTeams(listOf('davi'), new Map())[0]?.came).toBe(1);
  const { leave, answer } = screen();
  await taps('Chegaram todos de Lobos (3)');
  act(() => ticks()[1]!.click()); // Bia did not come
  await taps('Marcar 2');
  expect(mutateAll).toHaveBeenCalledTimes(1);
  expect(asked()).toEqual([
    ['ana', 'in', undefined],
    ['caio', 'in', undefined],
  ]);
  expect(answer()).toMatchObject({ tone: 'yes', name: 'Lobos', text: '2 chegaram 08:12' });
  await act(() => answer()!.undo!());
  expect(asked()).toEqual([
    ['ana', 'undo', 'm0'],
    ['caio', 'undo', 'm1'],
  ]);
  expect(answer()).toMatchObject({ tone: 'left', text: 'Desfeito' });
  expect(answer()?.undo).toBeUndefined();
  leave();
});

test('whom another phone marks meanwhile keeps their row, and is not marked again', async () => {
  const { leave, hears } = screen();
  await taps('Chegaram todos de Lobos (3)');
  hears('davi', 'ana');
  expect(ticks().map(({ disabled }) => disabled)).toEqual([true, false, false]);
  await taps('Marcar 2');
  expect(asked().map(([id]: [string]) => id)).toEqual(['bia', 'caio']);
  leave();
});

test('when the phone could store none of them, nobody is said to have come', async () => {
  mutateAll.mockResolvedValueOnce({ ok: false, code: 'device_full' });
  const { leave, answer } = screen();
  await taps('Chegaram todos de Lobos (3)');
  await taps('Marcar 3');
  expect(answer()).toMatchObject({ tone: 'no', text: problems.device_full });
  leave();
});
