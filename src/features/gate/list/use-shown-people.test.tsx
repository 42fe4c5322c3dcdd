// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gateEntries, gateList } from '#domain/attendance/gate-list.ts';
import { checkInRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import type { Gate } from '../use-gate.ts';
import { useShownPeople } from './use-shown-people.ts';

const clock = vi.hoisted(() => ({ ms: 60_000 }));
vi.mock('#platform/clock.ts', () => ({ steadyMs: () => clock.ms }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const THREE = ['ana', 'bia', 'caio'];

/** Who is on the list, and who came. */
function gateOf({ people = THREE, came }: { people?: readonly string[]; came: readonly string[] }) {
  const entries = gateEntries(
    people.map((id) => operatorRow({ id, event_id: 'e', name: id, data: {} } as never)),
  );
  const marks = came.map((operator_id) => checkInRow({ id: operator_id, data: { operator_id } }));
  return { entries, list: gateList(entries, marks) } as unknown as Gate;
}

function screen() {
  const root = createRoot(document.createElement('div'));
  let shown!: ReturnType<typeof useShownPeople>;
  function Shown({ gate }: { gate: Gate }) {
    shown = useShownPeople(gate, true);
    return null;
  }
  return {
    draw: (gate: Gate) => act(() => root.render(<Shown gate={gate} />)),
    ids: () => shown.people.map(({ id }) => id),
    now: () => shown,
  };
}

function touch(): void {
  act(() => void window.dispatchEvent(new Event('pointerdown')));
}

async function after(ms: number): Promise<void> {
  clock.ms += ms;
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

test('[law 1] a row stays where it is until two seconds after the last touch, whoever marks, registers or cancels', async () => {
  const { draw, ids, now } = screen();
  draw(gateOf({ came: ['ana'] }));
  act(() => now().choose('missing'));
  expect(ids()).toEqual(['bia', 'caio']);
  touch();
  draw(gateOf({ people: ['aldo', ...THREE], came: ['ana', 'bia'] }));
  expect(ids()).toEqual(['bia', 'caio']);
  expect(now().people[0]?.state).toBe('in'); // green, in its place
  await after(1_900);
  touch();
  await after(1_900);
  expect(ids()).toEqual(['bia', 'caio']);
  await after(200);
  expect(ids()).toEqual(['aldo', 'caio']);
});

test('[law 1] a row that came under the thumb by itself is not meant, until it could be looked at', async () => {
  const { draw, ids, now } = screen();
  draw(gateOf({ came: [] }));
  touch();
  await after(2_000);
  draw(gateOf({ people: ['ana', 'beto', ...THREE.slice(1)], came: [] }));
  await after(0);
  expect(ids()).toEqual(['ana', 'beto', 'bia', 'caio']);
  expect(ids().map((id) => now().hasJustMoved(id))).toEqual([false, true, true, false]); // nothing was at the fourth place
  await after(1_200);
  expect(ids().some((id) => now().hasJustMoved(id))).toBe(false);
});

test('a filter and a search put the rows in order at once, and a search looks at everybody', async () => {
  const { draw, ids, now } = screen();
  draw(gateOf({ came: [] }));
  act(() => now().choose('missing'));
  touch();
  draw(gateOf({ came: ['bia'] }));
  expect(ids()).toEqual(THREE);
  act(() => now().choose('missing'));
  expect(ids()).toEqual(['ana', 'caio']);
  await act(async () => now().setTerm('bi'));
  expect(ids()).toEqual(['bia']);
});

test('who comes after the last row is there at once, as the first ones of an empty list are', () => {
  const { draw, ids } = screen();
  draw(gateOf({ people: [], came: [] }));
  touch();
  draw(gateOf({ people: ['ana', 'bia'], came: [] }));
  expect(ids()).toEqual(['ana', 'bia']);
  draw(gateOf({ came: [] }));
  expect(ids()).toEqual(THREE);
});
