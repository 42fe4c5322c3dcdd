// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { ScopeState } from '#sync/device/device-database.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useEventPeople } from './use-event-people.ts';

const mine = { id: 'o1', user_id: 'me', rev: 3, registered_at: '2026-11-20T12:00:00Z' };
const known = vi.hoisted(() => ({ rows: [] as object[] }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'me' }) }));
vi.mock('#live/event/use-event-rows.ts', () => ({
  useEventOperators: () => ({ state: 'present', rows: known.rows }),
}));
vi.mock('#live/rows/use-live-records.ts', () => ({
  useLiveRecords: () => ({ state: 'present', rows: [] }),
}));

const read = { complete: true, view: 'list' } as ScopeState;
const event = { id: 'e1', rev: 9, operators_count: 21, allow_public_list: true };

function Seen({ of, scope }: { of: object; scope: ScopeState | null }) {
  const { state, taken } = useEventPeople(of as never, scope);
  return `${state} ${taken}`;
}

test.each([
  ['of which nothing has arrived', event, null, [], 'not_here 21'],
  ['of which only my own place has arrived', event, null, [mine], 'not_here 21'],
  ['that is here, and has nobody', event, read, [], 'shown 21'],
  [
    'that was made here and not sent',
    { ...event, rev: 0, operators_count: 0 },
    null,
    [],
    'shown 0',
  ],
])('the people of an event %s', (_, of, scope, rows, seen) => {
  known.rows = rows;
  showForm(<Seen of={of} scope={scope} />);
  expect(document.body.textContent).toBe(seen);
});
