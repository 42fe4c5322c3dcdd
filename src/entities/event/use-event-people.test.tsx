// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Operator } from '#sync/records/operator.ts';
import { eventRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import { useEventPeople } from './use-event-people.ts';

const device = vi.hoisted(() => ({ rows: [] as readonly object[] }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'ana' }) }));
vi.mock('#live/event/use-event-rows.ts', () => ({
  useEventOperators: () => ({ state: 'present', rows: device.rows }),
}));
vi.mock('#live/rows/use-live-records.ts', () => ({
  useLiveRecords: () => ({ state: 'present', rows: [] }),
}));

const event = eventRow({ id: 'e', created_by: 'ana' });

let scope = { view: 'owner', complete: false };

function Names({ event_people }: { event_people: readonly Operator[] }) {
  return event_people.map(({ id, name }) => <li key={id}>{name}</li>);
}
function List() {
  const { rows, taken } = useEventPeople(event, scope as never);
  return (
    <>
      <Names event_people={rows} />
      <li>{taken}</li>
    </>
  );
}

/** The list and how many they are, when the replica gives the rows by id, as it does. */
async function shown(rows: readonly Operator[]) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  device.rows = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const place = document.createElement('ul');
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => root.render(<List />));
  return [...place.querySelectorAll('li')].map(({ textContent }) => textContent);
}

const NAMES = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis'];
const IDS = ['f', 'b', 'e', 'a', 'd', 'c'];

test('six participants who were added at once stand as they were added', async () => {
  const rows = NAMES.map((name, n) =>
    operatorRow({
      id: IDS[n]!,
      event_id: 'e',
      name,
      registered_at: `2026-11-28T12:00:00.12300${n}+00:00`,
      rev: 1,
    }),
  );
  expect(await shown(rows)).toEqual([...NAMES, '6']);
});

test('[O5] who waits on a phone whose clock is behind comes last, as they will be', async () => {
  const row = (n: number, registered_at: string, rev: number) =>
    operatorRow({ id: IDS[n]!, event_id: 'e', name: NAMES[n]!, registered_at, rev });
  const rows = [
    row(0, '2026-11-28T12:00:00.5+00:00', 1),
    row(1, '2026-11-28T12:00:00.500001+00:00', 1),
    row(2, '2026-11-01T12:00:00.000Z', 0),
    row(3, '2026-11-01T12:00:00.000001Z', 0),
  ];
  expect(await shown(rows)).toEqual([...NAMES.slice(0, 4), '4']);
});

test.each([
  { complete: true, are: 6 }, // the server has counted all of them: the marks are about to go
  { complete: false, are: 8 },
])(
  'where the list is whole: $complete, two who wait are $are with the six that the server counted',
  async ({ complete, are }) => {
    scope = { view: 'owner', complete };
    const rows = NAMES.map((name, n) =>
      operatorRow({ id: IDS[n]!, event_id: 'e', name, rev: n < 4 ? 1 : 0 }),
    );
    Object.assign(event, { operators_count: 6 });
    expect((await shown(rows)).at(-1)).toBe(String(are));
  },
);
