import { expect, test } from 'vitest';
import { ownRowsDevice } from '#tests/fixtures/outbox/own-rows-device.ts';
import { rowsHeldBy } from '#tests/fixtures/replica/map-store.ts';
import { arenaRow, eventRow } from '#tests/fixtures/samples/rows.ts';
import { NIL } from '../wire/protocol.ts';
import { applyRows } from '../replica/apply.ts';
import { eventScope, teamScope } from '../replica/scopes.ts';

const { nextId, ana, epoch, event_id, device, readAsFar, readUpTo, ackedWith, take, operator } =
  ownRowsDevice(3);

test('[P5] a row is not written to a scope that was read beyond it: it may have left since', async () => {
  await readUpTo(60, ['public', 'me']);
  const row = operator();
  await ackedWith('operators', row);
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device().disk, 'operators', 'me')).toEqual([]);
});

test('[P5] a row is not written to the one scope that was read beyond it, while another was not', async () => {
  await readUpTo(60, ['me']);
  await readUpTo(50, ['public', eventScope(event_id)]);
  const row = operator();
  await ackedWith('operators', row);
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device().disk, 'operators', 'me')).toEqual([]);
  expect(rowsHeldBy(device().disk, 'operators', eventScope(event_id))).toMatchObject([
    { scopes: [eventScope(event_id)] },
  ]);
});

test.each([
  ['of a later transaction', [51, NIL] as const],
  ['of its own, as far as it', undefined],
])(
  '[P5] a row is not written to a scope that has read departures %s but not yet the rows: it may have left',
  async (_, later) => {
    const row = operator();
    const departed = later ?? ([50, row.id] as const);
    await readAsFar(['me'], { at: [49, nextId()], departed });
    await readUpTo(50, ['public']);
    await ackedWith('operators', row);
    expect(await take(), 'the overlay holds').toBe(0);
    expect(rowsHeldBy(device().disk, 'operators', 'me')).toEqual([]);
    await readUpTo(51, ['me']); // the remaining pages
    expect(await take()).toBe(1);
  },
);

test('[P12] of one version, a page that was read later wins over what the answer kept', async () => {
  await readUpTo(40, ['public', 'me', eventScope(event_id)]);
  const row = operator({ team: 'Lobos' });
  await applyRows(device().store, {
    collection: 'operators',
    scopes: [eventScope(event_id)],
    epoch,
    rows: [{ ...row, team: null }], // read in another role
  });
  await ackedWith('operators', row);
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device().disk, 'operators', 'me')).toMatchObject([{ id: row.id, team: null }]);
});

test('a public event of mine belongs to public, to me and to its own scope', async () => {
  await readUpTo(50, ['public', 'me', eventScope(event_id)]);
  const row = eventRow({ id: event_id, created_by: ana, sync_xid: 50 });
  await ackedWith('airsoft_events', row);
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device().disk, 'airsoft_events', 'public')).toMatchObject([
    { scopes: ['me', 'public', eventScope(event_id)], me: 1 },
  ]);
});

test('an alliance belongs to both teams', async () => {
  const [ours, theirs] = [nextId(), nextId()];
  await readUpTo(50, ['public', 'me', teamScope(ours), teamScope(theirs)]);
  const at = '2026-11-21T12:00:00Z';
  const row = {
    id: nextId(),
    team_id: ours,
    kind: 'alliance',
    data: {
      team1_id: ours,
      team2_id: theirs,
      type: 'tactical',
      status: 'pending',
      closed_by: null,
      created_at: at,
      updated_at: at,
    },
    rev: 1,
    sync_xid: 50,
  };
  await ackedWith('team_records', row);
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device().disk, 'team_records', teamScope(theirs))).toMatchObject([
    { id: row.id, scopes: [teamScope(ours), teamScope(theirs)] },
  ]);
});

test.each([
  ['that waits belongs to me', false, 'me'],
  ['that was approved belongs to all, and to me no more', true, 'public'],
] as const)('an arena of mine %s', async (_what, is_active, scope) => {
  await readUpTo(50, ['public', 'me']);
  const row = arenaRow({ id: nextId(), created_by: ana, is_active, sync_xid: 50 });
  await ackedWith('arenas', row);
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device().disk, 'arenas', scope)).toMatchObject([{ scopes: [scope] }]);
});
