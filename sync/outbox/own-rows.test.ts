import { beforeEach, expect, test } from 'vitest';
import { rowsHeldBy } from '#tests/fixtures/map-store.ts';
import { arenaRow, eventRow, eventTeamRow, operatorRow } from '#tests/fixtures/model-rows.ts';
import { seededIds } from '#tests/fixtures/seeded-ids.ts';
import { smallDevice, type SmallDevice } from '#tests/fixtures/small-device.ts';
import { applyRows } from '../replica/apply.ts';
import { enqueue } from './enqueue.ts';
import { claim, settle } from './outbox.ts';
import { takeOwnRows } from './own-rows.ts';
import { NIL, type PushResult, type Scope, type WireRow } from '../protocol.ts';
import { eventScope, openScope, saveScope } from '../replica/scopes.ts';

const nextId = seededIds(2);
const [ana, epoch, restored, event_id] = [nextId(), nextId(), nextId(), nextId()];
let device: SmallDevice;
beforeEach(() => void (device = smallDevice()));

/** Marks scopes as read to their end, up to a horizon. */
async function readUpTo(horizon: number, scopes: readonly Scope[], of = epoch): Promise<void> {
  const at = [horizon, NIL] as const;
  await readAsFar(scopes, { at, departed: at, of });
}

type Cursor = readonly [number, string];
async function readAsFar(
  scopes: readonly Scope[],
  { at, departed, of = epoch }: { at: Cursor; departed: Cursor; of?: string },
): Promise<void> {
  for (const scope of scopes) {
    await saveScope(device.db, scope, {
      c: { airsoft_events: at, operators: at, event_teams: at },
      departed,
      epoch: of,
      settled_epoch: of,
      replica_id: device.disk.id,
      complete: true,
      synced_at: 1,
    });
  }
}

async function acked(
  result: Partial<PushResult>,
  {
    pull = false,
    of = epoch,
    lane = event_id,
  }: { pull?: boolean; of?: string; lane?: string } = {},
): Promise<string> {
  const id = nextId();
  const args = { operator_id: nextId(), event_id: lane };
  const asked = { user_id: ana, label: 'x', at: '2026-11-21T12:00:00Z', id };
  await enqueue(device.db, { ...asked, name: 'cancel_registration@1', args });
  await claim(device.db, 1);
  const ack = { id, status: 'applied' as const, touched: [], xid: 50, ...result };
  await settle(device.db, [pull ? ack : { dup: false, rows: [], ...ack }], { epoch: of });
  return id;
}

const take = () => takeOwnRows({ ...device, user_id: ana });
const waiting = () => device.db.outbox.count();
const operator = (more: object = {}): WireRow =>
  operatorRow({ id: nextId(), event_id, user_id: ana, sync_xid: 50, ...more });

test('[U8] the rows of a reply are written to the replica, then the overlay is removed', async () => {
  await readUpTo(50, ['public', 'me', eventScope(event_id)]);
  const row = operator();
  await acked({ touched: [['operators', row.id]], rows: [['operators', row]] });
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device.disk, 'operators', 'me')).toMatchObject([
    { id: row.id, epoch, scopes: ['me', eventScope(event_id)] },
  ]);
  expect(await waiting()).toBe(0);
});

test('[O3] the overlay of one lane is removed in order, so that a restore finds the end of the lane and no gap', async () => {
  await readUpTo(50, ['public', 'me']);
  const row = operator();
  await acked({ touched: [['operators', nextId()]] });
  await acked({ touched: [['operators', row.id]], rows: [['operators', row]] });
  expect(await take()).toBe(0);
  await readUpTo(51, ['public', 'me']);
  expect(await take()).toBe(2);
});

test('[O3] a cancellation, which brings no row, stays in the overlay until a pull has seen the row leave', async () => {
  await readUpTo(50, ['public', 'me']);
  await acked({ touched: [['operators', nextId()]] });
  expect(await take()).toBe(0);
  await readUpTo(51, ['public', 'me']);
  expect(await take()).toBe(1);
});

test('[O3] an outcome that a pull reported stays in the overlay until every page of that pull is stored', async () => {
  await readUpTo(50, ['public']);
  await acked({ touched: [['operators', nextId()]] }, { pull: true });
  expect(await take(), 'me was never read').toBe(0);
  await readUpTo(51, ['public']);
  await readUpTo(50, ['me']);
  expect(await take(), 'me was not read far enough').toBe(0);
  await readUpTo(51, ['me']);
  expect(await take()).toBe(1);
});

test('[O3] an event that was just opened has to be read too', async () => {
  await readUpTo(90, ['public', 'me']);
  await openScope(device.db, eventScope(event_id), 1);
  await acked({ touched: [['event_teams', nextId()]] }, { pull: true });
  expect(await take()).toBe(0);
  await readUpTo(90, [eventScope(event_id)]);
  expect(await take()).toBe(1);
});

test('[O3] a row that no followed scope holds keeps its overlay', async () => {
  await readUpTo(50, ['public', 'me']);
  const [mine, team] = [operator(), eventTeamRow({ id: nextId(), event_id, sync_xid: 50 })];
  await acked({
    touched: [
      ['operators', mine.id],
      ['event_teams', team.id],
    ],
    rows: [
      ['operators', mine],
      ['event_teams', team],
    ],
  });
  expect(await take()).toBe(0);
  expect(rowsHeldBy(device.disk, 'operators', 'me')).toHaveLength(1);
  await readUpTo(51, ['public', 'me']);
  expect(await take()).toBe(1);
});

test('[P5] a row is not written to a scope that was read beyond it: it may have left since', async () => {
  await readUpTo(60, ['public', 'me']);
  const row = operator();
  await acked({ touched: [['operators', row.id]], rows: [['operators', row]] });
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device.disk, 'operators', 'me')).toEqual([]);
});

test('[P5] nor to the one scope that was read beyond it, while another was not', async () => {
  await readUpTo(60, ['me']);
  await readUpTo(50, ['public', eventScope(event_id)]);
  const row = operator();
  await acked({ touched: [['operators', row.id]], rows: [['operators', row]] });
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device.disk, 'operators', 'me')).toEqual([]);
  expect(rowsHeldBy(device.disk, 'operators', eventScope(event_id))).toMatchObject([
    { scopes: [eventScope(event_id)] },
  ]);
});

test.each([
  ['of a later transaction', [51, NIL] as const],
  ['of its own, as far as it', undefined],
])(
  '[P5] nor to a scope that has read departures %s but not yet the rows: it may have left',
  async (_, later) => {
    const row = operator();
    const departed = later ?? ([50, row.id] as const);
    await readAsFar(['me'], { at: [49, nextId()], departed });
    await readUpTo(50, ['public']);
    await acked({ touched: [['operators', row.id]], rows: [['operators', row]] });
    expect(await take(), 'the overlay holds').toBe(0);
    expect(rowsHeldBy(device.disk, 'operators', 'me')).toEqual([]);
    await readUpTo(51, ['me']); // the remaining pages
    expect(await take()).toBe(1);
  },
);

test('[P12] of one version, a page that was read later wins over what the answer kept', async () => {
  await readUpTo(40, ['public', 'me', eventScope(event_id)]);
  const row = operator({ team: 'Lobos' });
  await applyRows(device.store, {
    collection: 'operators',
    scopes: [eventScope(event_id)],
    epoch,
    rows: [{ ...row, team: null }], // read in another role
  });
  await acked({ touched: [['operators', row.id]], rows: [['operators', row]] });
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device.disk, 'operators', 'me')).toMatchObject([{ id: row.id, team: null }]);
});

test('[P11] rows from before a restore are neither written into the new epoch nor removed from the outbox: the pull decides', async () => {
  await readUpTo(50, ['public', 'me'], restored);
  const row = operator({ rev: 9 });
  await acked({ touched: [['operators', row.id]], rows: [['operators', row]] });
  expect(await take()).toBe(0);
  expect(rowsHeldBy(device.disk, 'operators', 'me')).toEqual([]);
});

test('[P4] before anything was read, everything waits', async () => {
  const row = operator();
  await acked({ touched: [['operators', row.id]], rows: [['operators', row]] });
  expect(await take()).toBe(0);
  expect(await waiting()).toBe(1);
  expect(rowsHeldBy(device.disk, 'operators', 'me')).toEqual([]);
});

test('[P4] cursors of a lost replica do not count', async () => {
  await readUpTo(60, ['public', 'me']);
  await acked({ touched: [['operators', nextId()]] });
  const other = smallDevice();
  expect(await takeOwnRows({ ...device, store: other.store, user_id: ana })).toBe(0);
});

test('[P8] a row that does not match its record stops neither the others nor the round', async () => {
  await readUpTo(50, ['public', 'me']);
  const [bad, good] = [{ ...operator(), name: 7 } as unknown as WireRow, operator()];
  await acked({ touched: [['operators', bad.id]], rows: [['operators', bad]] });
  const lane = nextId(); // what follows in its own lane waits for it
  await acked({ touched: [['operators', good.id]], rows: [['operators', good]] }, { lane });
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device.disk, 'operators', 'me')).toMatchObject([{ id: good.id }]);
  expect(await waiting()).toBe(1);
});

test('a public event of mine belongs to public, to me and to its own scope', async () => {
  await readUpTo(50, ['public', 'me', eventScope(event_id)]);
  const row = eventRow({ id: event_id, created_by: ana, sync_xid: 50 });
  await acked({ touched: [['airsoft_events', event_id]], rows: [['airsoft_events', row]] });
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device.disk, 'airsoft_events', 'public')).toMatchObject([
    { scopes: ['me', 'public', eventScope(event_id)], me: 1 },
  ]);
});

test.each([
  ['that waits belongs to me', false, 'me'],
  ['that was approved belongs to all, and to me no more', true, 'public'],
] as const)('an arena of mine %s', async (_what, is_active, scope) => {
  await readUpTo(50, ['public', 'me']);
  const row = arenaRow({ id: nextId(), created_by: ana, is_active, sync_xid: 50 });
  await acked({ touched: [['arenas', row.id]], rows: [['arenas', row]] });
  expect(await take()).toBe(1);
  expect(rowsHeldBy(device.disk, 'arenas', scope)).toMatchObject([{ scopes: [scope] }]);
});
