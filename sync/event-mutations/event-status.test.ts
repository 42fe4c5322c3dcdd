import { expect, test } from 'vitest';
import { waitingRecords } from '#tests/fixtures/outbox/waiting-records.ts';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { learnNames, type MutationArgs, type MutationName } from '../registry/registry.ts';
import { overlayOf, withOverlay } from '../outbox/overlay.ts';
import type { Rows } from '../records/collections.ts';

const nextId = seededIds(41);
const id = nextId();
const record = waitingRecords(nextId(), nextId);
type Event = Rows['airsoft_events'];

/** What an event looks like while a mutation of it waits. */
async function shown<Name extends MutationName>(
  row: Partial<Event>,
  name: Name,
  args: Omit<MutationArgs<Name>, 'id'>,
): Promise<Event | undefined> {
  await learnNames([name]);
  const asked = record(name, { id, ...args } as MutationArgs<Name>);
  return withOverlay([eventRow({ id, ...row })], overlayOf('airsoft_events', [asked]))[0];
}

test('a cancelled event is cancelled at once, with its reason', async () => {
  expect(await shown({}, 'cancel_event@1', { reason: 'Chuva' })).toEqual(
    eventRow({ id, status: 'cancelled', status_reason: 'Chuva' }),
  );
  expect(await shown({ status_reason: 'Lama' }, 'cancel_event@1', {})).toEqual(
    eventRow({ id, status: 'cancelled', status_reason: null }),
  );
});

test('a postponed event has its new day and time, the old time, or no day yet', async () => {
  const postponed = (args: { reason?: string; date?: string; time?: string }) =>
    shown({ status_reason: 'Lama' }, 'postpone_event@1', args);
  expect(await postponed({ date: '2026-12-08', time: '14:30', reason: 'Chuva' })).toEqual(
    eventRow({
      id,
      status_reason: 'Chuva',
      date: '2026-12-08',
      time: '14:30',
      starts_at: '2026-12-08T14:30:00-03:00',
    }),
  );
  expect(await postponed({ date: '2026-12-08' })).toMatchObject({
    status: 'planned',
    status_reason: null,
    date: '2026-12-08',
    time: '09:00',
    starts_at: '2026-12-08T09:00:00-03:00',
  });
  expect(await postponed({})).toEqual(eventRow({ id, status: 'postponed', status_reason: null }));
});

test('a list that the organiser closes was not closed because it was full', async () => {
  const full = { registration_closed: true, closed_because_full: true };
  expect(await shown(full, 'close_registration@1', {})).toEqual(
    eventRow({ id, registration_closed: true }),
  );
});

test('a list is shown as open at once only without a limit: with one, only the server knows whether it is full', async () => {
  const closed = { registration_closed: true };
  expect(await shown({ ...closed, max_op: 0 }, 'open_registration@1', {})).toEqual(
    eventRow({ id }),
  );
  const limited = { ...closed, max_op: 1 };
  expect(await shown(limited, 'open_registration@1', {})).toEqual(eventRow({ id, ...limited }));
});

test.for([
  ['cancel_event@1', {}],
  ['postpone_event@1', {}],
  ['close_registration@1', {}],
  ['open_registration@1', {}],
] as const)('%s shows no event that this device does not have', async ([name, args]) => {
  await learnNames([name]);
  const asked = record(name, { id, ...args });
  expect(withOverlay([], overlayOf('airsoft_events', [asked]))).toEqual([]);
});
