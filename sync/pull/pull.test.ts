import { beforeEach, describe, expect, test, vi } from 'vitest';
import { putPublic } from '#tests/fixtures/model-server/writes.ts';
import { PullWorld } from '#tests/fixtures/replica/pull-world.ts';
import type { heedEpoch } from '../receipts/heed-epoch.ts';
import type { Rpc } from '../transport/transport.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { claim } from '../outbox/outbox.ts';
import { NIL } from '../wire/protocol.ts';

const heed = vi.hoisted(() => vi.fn<typeof heedEpoch>());
vi.mock('../receipts/heed-epoch.ts', async (original) => {
  heed.mockImplementation((await original<{ heedEpoch: typeof heedEpoch }>()).heedEpoch);
  return { heedEpoch: heed };
});

const DAY_MS = 86_400_000;

let world: PullWorld;
beforeEach(() => {
  world = new PullWorld();
});

describe('[P1] [P2] the cursor', () => {
  test('pages are read to the end, and the horizon becomes the cursor [case 37]', async () => {
    expect(await world.round()).toMatchObject({
      kind: 'done',
      gone: [],
      spoilt: [],
      repaired: false,
    });
    world.expectTruth();
    const horizon = world.server.db.horizon();
    expect(await world.stateOf('public')).toMatchObject({
      complete: true,
      epoch: world.server.db.epoch,
      replica_id: world.device.disk.id,
      departed: [horizon, NIL],
      c: { arenas: [horizon, NIL], airsoft_events: [horizon, NIL] },
    });
  });

  test('[case 2] [case 5] rows behind an open transaction arrive, because the cursor waits for it', async () => {
    const open = world.server.db.begin();
    world.changeArena(0, { name: 'Nova' });
    await world.round();
    world.expectTruth();
    expect((await world.stateOf('public'))!.c['arenas']).toEqual([open.xid, NIL]);
    const { db, now } = world.server;
    open.commit((write) => putPublic({ db, write, now }, 'arenas', world.arenaNow(1)));
    await world.round();
    world.expectTruth();
  });

  test('[hole N5] a scope is as new as the first page of the round that read it to its end', async () => {
    const first = world.server.now;
    let pulls = 0;
    await world.round({
      before: () => {
        if (++pulls > 1) world.server.now += 60_000;
      },
    });
    expect(pulls).toBeGreaterThan(1);
    expect((await world.stateOf('public'))!.read_at).toBe(first);
    await world.round();
    expect((await world.stateOf('public'))!.read_at).toBe(world.server.now);
  });

  test('the horizon of the first page holds, whatever later pages say', async () => {
    const horizon = world.server.db.horizon();
    let pulls = 0;
    await world.round({
      before: () => {
        if (++pulls === 2) world.changeArena(0);
      },
    });
    expect(pulls).toBeGreaterThan(2);
    expect((await world.stateOf('public'))!.c['arenas']).toEqual([horizon, NIL]);
    await world.round();
    world.expectTruth();
  });

  test('[case 3] rows of one transaction are split over pages without a loss', async () => {
    await world.round({ limit: 1 });
    world.expectTruth();
    expect(new Set(world.held('arenas', 'public').map((r) => r.sync_xid)).size).toBe(1);
  });

  test('departures come in pages too', async () => {
    await world.round();
    for (const n of [1, 2, 3, 4]) world.eraseArena(n);
    let pulls = 0;
    await world.round({ before: () => pulls++ });
    expect(pulls).toBeGreaterThan(2);
    world.expectTruth();
  });

  test('[case 12] a hard delete removes the row', async () => {
    await world.round();
    world.eraseArena(0);
    await world.round();
    world.expectTruth();
  });
});

describe('[case 13] the window of the public scope', () => {
  test('moves on by a day: an untouched event leaves', async () => {
    world.changeEvent(world.open, { date: '2026-11-06' });
    await world.round();
    expect(world.ids('airsoft_events', 'public')).toEqual([world.open]);
    world.server.now += DAY_MS;
    await world.round();
    expect(world.ids('airsoft_events', 'public')).toEqual([]);
    world.expectTruth();
  });

  test('on another day only events are read again, and written only where one left', async () => {
    world.changeEvent(world.open, { date: '2026-11-06' });
    await world.round();
    world.server.now += DAY_MS;
    const inScope = vi.spyOn(world.device.store, 'inScope');
    const read = vi.spyOn(world.device.store, 'read');
    await world.round();
    expect(inScope.mock.calls).toEqual([['airsoft_events', 'public']]);
    expect(read.mock.calls.map(([, ids]) => ids)).toEqual([[world.open]]);
  });

  test('an event is moved across the edge of the window, both ways', async () => {
    await world.round();
    world.changeEvent(world.open, { date: '2026-11-01' });
    await world.round();
    expect(world.ids('airsoft_events', 'public')).toEqual([]);
    world.changeEvent(world.open, { date: '2026-11-30' });
    await world.round();
    world.expectTruth();
  });

  test('costs nothing within the same day', async () => {
    await world.round();
    const inScope = vi.spyOn(world.device.store, 'inScope');
    await world.round();
    expect(inScope).not.toHaveBeenCalled();
  });
});

describe('[case 16] outcomes whose reply was lost', () => {
  test('come with the next pull, and only for mutations that are being sent', async () => {
    const { ana: user_id, device, nextId, server } = world;
    const asked = () => ({ user_id, label: 'x', at: '2026-11-21T12:00:00Z', id: nextId() });
    const register = { event_id: world.open, name: 'Ana', whatsapp: '5511900000001' };
    const sent = await enqueue(device.db, {
      ...asked(),
      name: 'register@1',
      args: { ...register, operator_id: nextId() },
    });
    const refused = await enqueue(device.db, {
      ...asked(),
      name: 'cancel_registration@1',
      args: { operator_id: nextId(), event_id: world.mine },
    });
    const mutations = (await claim(device.db, 1)).map(({ id, seq = 0, name, args }) => {
      return { id, seq, name, args };
    });
    const body = { v: 1, user_id, device_id: nextId(), mutations };
    await server.rpc({ name: 'sync_push', body, user: user_id }, async () => undefined);
    await world.round();
    const { db } = device;
    expect(await db.outbox.where('id').equals(sent.id).first()).toMatchObject({
      status: 'acked',
      touched: [
        ['operators', (sent.args as { operator_id: string }).operator_id],
        ['airsoft_events', world.open],
      ],
      epoch: server.db.epoch,
    });
    expect(await db.outbox.where('id').equals(refused.id).first()).toMatchObject({
      status: 'rejected',
      error: { code: 'registration_not_found' },
    });
    world.expectTruth();
  });
});

test('a visitor pulls public rows, and no outcomes', async () => {
  expect(await world.round({ user: null, scopes: ['public'] })).toMatchObject({ kind: 'done' });
  expect(world.ids('arenas', 'public').toSorted()).toEqual(world.arenas);
});

test.each([
  [{ kind: 'transient' }, { kind: 'unreachable' }],
  [{ kind: 'too_large' }, { kind: 'unreachable' }],
  [{ kind: 'auth' }, { kind: 'auth' }],
  [{ kind: 'version' }, { kind: 'version' }],
  [
    { kind: 'refused', code: 'client_too_new' },
    { kind: 'refused', code: 'client_too_new' },
  ],
] as const)('a pull that ends in %o is %o', async (outcome, pulled) => {
  const rpc: Rpc = async () => outcome;
  expect(await world.round({ rpc })).toEqual(pulled);
});

test('[P11] what a restore lost has to be known before a row of the new epoch is applied', async () => {
  heed.mockResolvedValueOnce(false);
  expect(await world.round()).toEqual({ kind: 'unreachable' });
  expect(world.ids('arenas', 'public')).toEqual([]);
});
