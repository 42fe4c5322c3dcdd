// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { gateEntries, gateList } from '#domain/attendance/gate-list.ts';
import { checkInRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import type { Gate } from '../use-gate.ts';
import { useShownPeople } from './use-shown-people.ts';

const entries = gateEntries(
  ['ana', 'bia', 'caio'].map((id) => operatorRow({ id, event_id: 'e', name: id })),
);
const gateOf = (...came: readonly string[]) =>
  ({
    entries,
    list: gateList(
      entries,
      came.map((operator_id) => checkInRow({ id: operator_id, data: { operator_id } })),
    ),
  }) as Gate;

test('a row stays where it is when another phone marks its person, until a filter is chosen', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  let shown!: ReturnType<typeof useShownPeople>;
  function Shown({ gate }: { gate: Gate }) {
    shown = useShownPeople(gate);
    return null;
  }
  const draw = (gate: Gate) => act(() => root.render(<Shown gate={gate} />));
  const ids = () => shown.people.map(({ id }) => id);
  draw(gateOf('ana'));
  act(() => shown.choose('missing'));
  expect(ids()).toEqual(['bia', 'caio']);
  draw(gateOf('ana', 'bia'));
  expect(ids()).toEqual(['bia', 'caio']);
  expect(shown.people[0]?.state).toBe('in');
  act(() => shown.choose('missing'));
  expect(ids()).toEqual(['caio']);
  vi.unstubAllGlobals();
});
