import { beforeEach, describe, expect, test } from 'vitest';
import { atEveryStep, dies, dying } from '#tests/fixtures/replica/dying-device.ts';
import { liveRows, mapDisk, mapStore } from '#tests/fixtures/replica/map-store.ts';
import { arenaRow } from '#tests/fixtures/samples/rows.ts';
import { deleteEvent, putPublic } from '#tests/fixtures/model-server/writes.ts';
import { PullWorld } from '#tests/fixtures/replica/pull-world.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { ReplicaStore } from '../replica/replica-store.ts';

let world: PullWorld;
beforeEach(() => {
  world = new PullWorld();
});

describe('[P3] a crash between any two steps leaves no hole', () => {
  const changes: Record<string, () => void> = {
    'a first sync': () => undefined,
    'rows that changed': () => {
      for (const n of world.arenas.keys()) world.changeArena(n);
    },
    'rows that left': () => {
      for (const n of [2, 3, 4]) world.eraseArena(n);
      world.changeEvent(world.open, { is_public: false });
    },
    'a new epoch': () => {
      const back = world.server.backup();
      world.write((at) => putPublic(at, 'arenas', arenaRow({ id: world.nextId() })));
      back();
    },
  };
  test.each(Object.keys(changes))('[case 6] %s', async (what) => {
    const lives = await atEveryStep(async (steps) => {
      world = new PullWorld();
      if (what !== 'a first sync') await world.round();
      changes[what]!();
      const died = await dies(world.round(dying(world.device, steps)));
      // a change between the crash and the next attempt must arrive too
      world.changeArena(0, { name: `Nova ${steps}` });
      world.changeArena(1, { is_active: steps % 2 > 0 });
      await world.round();
      world.expectTruth();
      return died;
    });
    expect(lives).toBeGreaterThan(10);
  });

  test('[case 7] a page that could not be written to a full disk is read again', async () => {
    let full = true;
    const store: ReplicaStore = {
      ...world.device.store,
      write: async (...args) => {
        if (full && args[0] === 'arenas') {
          full = false;
          throw new DOMException('full', 'QuotaExceededError');
        }
        return world.device.store.write(...args);
      },
    };
    await expect(world.round({ store })).rejects.toThrow('full');
    expect(await world.stateOf('public')).toBeUndefined();
    await world.round({ store });
    world.expectTruth();
  });
});

describe('[W2] two rounds at once', () => {
  test('[case 9] a round whose lock was taken over writes nothing that lasts', async () => {
    const stolen = new AbortController();
    const stalled = world.round({
      signal: stolen.signal,
      after: async (_, answer: { scopes: unknown }) => {
        if (stolen.signal.aborted) return;
        expect(answer.scopes).toBeDefined();
        // frozen with the answer in hand: data changes, and another tab reads it
        stolen.abort(new DOMException('stolen', 'AbortError'));
        world.changeArena(0, { is_active: false });
        await world.round();
      },
    });
    await expect(stalled).rejects.toThrow('stolen');
    await world.round();
    world.expectTruth();
  });

  test('[case 9] a round whose lock was taken over while it wrote rows moves no cursor', async () => {
    const stolen = new AbortController();
    const store: ReplicaStore = {
      ...world.device.store,
      write: async (...args) => {
        const refused = await world.device.store.write(...args);
        stolen.abort(new DOMException('stolen', 'AbortError'));
        return refused;
      },
    };
    await expect(world.round({ store, signal: stolen.signal })).rejects.toThrow('stolen');
    expect(await world.device.db.scopes.count()).toBe(0);
    await world.round();
    world.expectTruth();
  });

  test('[case 9] two rounds that both believe to hold the lock end at the same rows', async () => {
    await Promise.all([world.round(), world.round({ limit: 3 }), world.round({ limit: 1 })]);
    world.eraseArena(0);
    await Promise.all([world.round(), world.round({ limit: 3 })]);
    await world.round();
    world.expectTruth();
  });

  test('[case 8] pokes may arrive twice, late or never: one round more or less changes nothing', async () => {
    await world.round();
    world.changeArena(0, { name: 'Nova' });
    world.changeArena(0, { name: 'Mais nova' });
    await world.round();
    await world.round();
    world.expectTruth();
    const before = structuredClone([...world.device.disk.tables]);
    await world.round();
    expect([...world.device.disk.tables]).toEqual(before);
  });
});

describe('[P4] [case 31] replica and cursors belong together', () => {
  test('the replica is lost, the cursors are not: everything is read again', async () => {
    await world.round();
    loseReplica();
    await world.round();
    world.expectTruth();
    expect(await world.stateOf('public')).toMatchObject({
      replica_id: world.device.disk.id,
      complete: true,
    });
  });

  test('half a first sync of a new replica is not complete', async () => {
    await world.round();
    loseReplica();
    let pulls = 0;
    const once = world.round({
      before: () => {
        if (++pulls === 2) throw new Error('killed');
      },
    });
    await expect(once).rejects.toThrow('killed');
    expect(await world.stateOf('public')).toMatchObject({
      replica_id: world.device.disk.id,
      complete: false,
    });
  });

  test('the cursors are lost, the replica is not: what left meanwhile is removed', async () => {
    await world.round();
    await world.device.db.scopes.clear();
    world.eraseArena(0);
    world.write((at) => deleteEvent(at, world.eventNow(world.mine)));
    await world.round();
    world.expectTruth();
  });

  function loseReplica() {
    const disk = mapDisk();
    world.device = { ...world.device, disk, store: mapStore(disk) };
  }
});

describe('[P11] [case 14] a restored server', () => {
  test('old rows stay until the new ones are complete, then rows that the new epoch lacks are removed', async () => {
    await world.round();
    const back = world.server.backup();
    const lost = world.nextId();
    world.write((at) => putPublic(at, 'arenas', arenaRow({ id: lost })));
    for (let i = 0; i < 3; i++) world.changeArena(0, { name: `${i}` });
    await world.round();
    expect(world.ids('arenas', 'public')).toContain(lost);
    back();
    const counts: number[] = [];
    await world.round({
      before: (rpc) => rpc === 'sync_pull' && counts.push(world.ids('arenas', 'public').length),
    });
    world.expectTruth();
    expect(Math.min(...counts)).toBe(6);
    for (const row of liveRows(world.device.disk, 'arenas'))
      expect(row.epoch).toBe(world.server.db.epoch);
  });

  test('the outbox survives it', async () => {
    await world.round();
    const asked = {
      user_id: world.ana,
      label: 'x',
      at: '2026-11-21T12:00:00Z',
      id: world.nextId(),
    };
    const args = { operator_id: world.nextId(), event_id: world.open };
    await enqueue(world.device.db, { ...asked, name: 'cancel_registration@1', args });
    world.server.backup()();
    await world.round();
    expect(await world.device.db.outbox.toArray()).toMatchObject([
      { id: asked.id, status: 'queued' },
    ]);
  });

  test('a restore in the middle of a first sync starts that sync anew', async () => {
    const back = world.server.backup();
    let pulls = 0;
    await world.round({
      before: () => {
        if (++pulls !== 2) return;
        world.eraseArena(4);
        back();
      },
    });
    world.expectTruth();
  });
});
