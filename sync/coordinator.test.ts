import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  liveRows,
  mapDisk,
  mapStore,
  rowsHeldBy,
  type MapDisk,
} from '#tests/fixtures/map-store.ts';
import type { Kept } from '#tests/fixtures/model-database.ts';
import { arenaRow, eventRow, operatorRow, profileRow } from '#tests/fixtures/model-rows.ts';
import { ModelServer } from '#tests/fixtures/model-server.ts';
import {
  deleteEvent,
  deleteOperator,
  erasePublic,
  insertOperator,
  liveOperators,
  putEvent,
  putPublic,
  type At,
} from '#tests/fixtures/model-writes.ts';
import { seededIds } from '#tests/fixtures/seeded-ids.ts';
import { smallDevice, type SmallDevice } from '#tests/fixtures/small-device.ts';
import { pull, type Pull, type Pulled, type Rpc } from './coordinator.ts';
import { forgetScope } from './forget-scope.ts';
import { claim, enqueue } from './outbox.ts';
import { collectionNames, NIL, type CollectionName, type Scope } from './protocol.ts';
import type { ReplicaStore } from './replica-store.ts';
import { eventScope } from './scopes.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-21T15:00:00Z');
const nextId = seededIds(6);

let server: ModelServer;
let device: SmallDevice;
let ana: string;
let bia: string;
let events: [string, string, string];
let arenas: string[];

beforeEach(found);
function found(): void {
  server = new ModelServer({ epoch: nextId(), now: START });
  device = smallDevice();
  [ana, bia] = [nextId(), nextId()];
  events = [nextId(), nextId(), nextId()];
  arenas = [nextId(), nextId(), nextId(), nextId(), nextId()].toSorted();
  write((at) => {
    for (const id of [ana, bia]) at.write.put('profiles', profileRow({ id }));
    for (const id of arenas) at.write.put('arenas', arenaRow({ id }));
    const [open, mine, hidden] = events;
    at.write.put('airsoft_events', eventRow({ id: open, created_by: bia, date: '2026-12-01' }));
    at.write.put('airsoft_events', eventRow({ id: mine, created_by: ana, is_public: false }));
    at.write.put('airsoft_events', eventRow({ id: hidden, created_by: bia, is_public: false }));
    insertOperator(at, person(open));
    insertOperator(at, person(open));
  });
}

const person = (event_id: string, user = nextId()): Kept<'operators'> => ({
  ...operatorRow({ id: nextId(), event_id }),
  whatsapp: '5511900000000',
  _user_id: user,
});
const write = <T>(work: (at: At) => T): T =>
  server.db.begin().commit((writing) => work({ db: server.db, write: writing, now: server.now }));
const arenaNow = (id: string) => server.db.tables.arenas.get(id)!;
const eventNow = (id: string) => server.db.tables.airsoft_events.get(id)!;

type Options = Partial<Omit<Pull, 'user_id'>> & {
  user?: string | null;
  /** Whoever the server takes the caller for, when that is somebody else. */
  taken_for?: string | null;
  before?: (rpc: string) => unknown;
  after?: (rpc: string, answer: never) => unknown;
};
function session(options: Options = {}): Promise<Pulled> {
  const { user = ana, taken_for = user, before, after, ...more } = options;
  const rpc: Rpc = async (name, body, answer) => {
    await before?.(name);
    const reply = await server.rpc({ name, body, user: taken_for }, async () => undefined);
    expect(reply.status).toBe(200);
    const data = structuredClone(reply.json);
    await after?.(name, data as never);
    return { kind: 'ok', data: v.parse(answer, data) };
  };
  return pull({
    ...device,
    rpc,
    user_id: user,
    scopes: ['public', 'me'],
    digest: [],
    limit: 2,
    now: () => server.now,
    signal: new AbortController().signal,
    ...more,
  });
}

/** Everything that a scope should hold, and nothing else. */
function expectTruth(scopes: readonly Scope[] = ['public', 'me'], disk: MapDisk = device.disk) {
  for (const scope of scopes) {
    const truth = server.truth(ana, scope) ?? {};
    for (const name of collectionNames) {
      const wanted = (truth[name] ?? []).map(({ id, rev }) => `${id} ${rev}`).toSorted();
      const there = rowsHeldBy(disk, name, scope).map(({ id, rev }) => `${id} ${rev}`);
      expect(there.toSorted(), `${scope} ${name}`).toEqual(wanted);
    }
  }
}
const stateOf = (scope: Scope) => device.db.scopes.get(scope);
const ids = (name: CollectionName, scope: Scope) =>
  rowsHeldBy(device.disk, name, scope).map(({ id }) => id);

describe('[P1] [P2] the cursor', () => {
  test('pages are read to the end, and the horizon becomes the cursor [case 37]', async () => {
    expect(await session()).toMatchObject({ kind: 'done', gone: [], spoilt: [], repaired: false });
    expectTruth();
    expect(await stateOf('public')).toMatchObject({
      complete: true,
      epoch: server.db.epoch,
      replica_id: device.disk.id,
      departed: [server.db.horizon(), NIL],
      c: { arenas: [server.db.horizon(), NIL], airsoft_events: [server.db.horizon(), NIL] },
    });
  });

  test('[case 2] [case 5] rows behind an open transaction arrive, the cursor waits for it', async () => {
    const open = server.db.begin();
    write((at) => putPublic(at, 'arenas', { ...arenaNow(arenas[0]!), name: 'Nova' }));
    await session();
    expectTruth();
    expect((await stateOf('public'))!.c['arenas']).toEqual([open.xid, NIL]);
    open.commit((writing) =>
      putPublic({ db: server.db, write: writing, now: START }, 'arenas', arenaNow(arenas[1]!)),
    );
    await session();
    expectTruth();
  });

  test('the horizon of the first page holds, whatever later pages say', async () => {
    const horizon = server.db.horizon();
    let pulls = 0;
    await session({
      before: () => {
        if (++pulls === 2) write((at) => putPublic(at, 'arenas', arenaNow(arenas[0]!)));
      },
    });
    expect(pulls).toBeGreaterThan(2);
    expect((await stateOf('public'))!.c['arenas']).toEqual([horizon, NIL]);
    await session();
    expectTruth();
  });

  test('[case 3] rows of one transaction are split over pages without a loss', async () => {
    await session({ limit: 1 });
    expectTruth();
    expect(new Set(rowsHeldBy(device.disk, 'arenas', 'public').map((r) => r.sync_xid)).size).toBe(
      1,
    );
  });

  test('departures come in pages too', async () => {
    await session();
    for (const id of arenas.slice(1)) write((at) => erasePublic(at, 'arenas', id));
    let pulls = 0;
    await session({ before: () => pulls++ });
    expect(pulls).toBeGreaterThan(2);
    expectTruth();
  });

  test('[case 12] a hard delete leaves', async () => {
    await session();
    write((at) => erasePublic(at, 'arenas', arenas[0]!));
    await session();
    expectTruth();
  });
});

class Crash extends Error {}
/** Fails from the given step on, the database of the cursors included. */
function dying(steps: number): { store: ReplicaStore; db: SmallDevice['db'] } {
  let left = steps;
  const step = async () => {
    if (left-- <= 0) throw new Crash();
  };
  const transaction = async (...args: unknown[]) => {
    await step();
    return (device.db.transaction as (...all: unknown[]) => Promise<unknown>)(...args);
  };
  const db = new Proxy(device.db, {
    get: (target, key) =>
      key === 'transaction' ? transaction : (Reflect.get(target, key) as unknown),
  });
  return { store: mapStore(device.disk, step), db };
}

const dies = (running: Promise<unknown>): Promise<boolean> =>
  running.then(
    () => false,
    (error: unknown) => {
      expect(error).toBeInstanceOf(Crash);
      return true;
    },
  );

describe('[P3] a crash between any two steps leaves no hole', () => {
  const changes: Record<string, () => void> = {
    'a first sync': () => undefined,
    'rows that changed': () => {
      for (const id of arenas) write((at) => putPublic(at, 'arenas', arenaNow(id)));
    },
    'rows that left': () => {
      for (const id of arenas.slice(2)) write((at) => erasePublic(at, 'arenas', id));
      write((at) => putEvent(at, { ...eventNow(events[0]), is_public: false }));
    },
    'a new epoch': () => {
      const back = server.backup();
      write((at) => putPublic(at, 'arenas', arenaRow({ id: nextId() })));
      back();
    },
  };
  test.each(Object.keys(changes))('[case 6] %s', async (what) => {
    let steps = 0;
    for (let died = true; died; steps++) {
      found();
      if (what !== 'a first sync') await session();
      changes[what]!();
      died = await dies(session(dying(steps)));
      // what happens before the next try must not slip through either
      write((at) => putPublic(at, 'arenas', { ...arenaNow(arenas[0]!), name: `Nova ${steps}` }));
      write((at) => putPublic(at, 'arenas', { ...arenaNow(arenas[1]!), is_active: steps % 2 > 0 }));
      await session();
      expectTruth();
    }
    expect(steps).toBeGreaterThan(10);
  });

  test('[case 7] a page that could not be written, for a full disk, is read again', async () => {
    let full = true;
    const store: ReplicaStore = {
      ...device.store,
      write: async (...args) => {
        if (full && args[0] === 'arenas') {
          full = false;
          throw new DOMException('full', 'QuotaExceededError');
        }
        return device.store.write(...args);
      },
    };
    await expect(session({ store })).rejects.toThrow('full');
    expect(await stateOf('public')).toBeUndefined();
    await session({ store });
    expectTruth();
  });
});

describe('[W2] two at once', () => {
  test('[case 9] the one whose lock was stolen writes nothing that lasts', async () => {
    const stolen = new AbortController();
    const stalled = session({
      signal: stolen.signal,
      after: async (_, answer: { scopes: unknown }) => {
        if (stolen.signal.aborted) return;
        expect(answer.scopes).toBeDefined();
        // frozen with the answer in hand: the world goes on, another tab reads it
        stolen.abort(new DOMException('stolen', 'AbortError'));
        write((at) => putPublic(at, 'arenas', { ...arenaNow(arenas[0]!), is_active: false }));
        await session();
      },
    });
    await expect(stalled).rejects.toThrow('stolen');
    await session();
    expectTruth();
  });

  test('[case 9] two that both believe to hold it end at the same rows', async () => {
    await Promise.all([session(), session({ limit: 3 }), session({ limit: 1 })]);
    write((at) => erasePublic(at, 'arenas', arenas[0]!));
    await Promise.all([session(), session({ limit: 3 })]);
    await session();
    expectTruth();
  });

  test('[case 8] a session more, a session less: pokes may come twice, late or never', async () => {
    await session();
    write((at) => putPublic(at, 'arenas', { ...arenaNow(arenas[0]!), name: 'Nova' }));
    write((at) => putPublic(at, 'arenas', { ...arenaNow(arenas[0]!), name: 'Mais nova' }));
    await session();
    await session();
    expectTruth();
    const before = structuredClone([...device.disk.tables]);
    await session();
    expect([...device.disk.tables]).toEqual(before);
  });
});

describe('[P4] [case 31] replica and cursors belong together', () => {
  test('the replica is lost, the cursors are not: everything is read again', async () => {
    await session();
    device = { ...device, ...emptyReplica() };
    await session();
    expectTruth();
    expect(await stateOf('public')).toMatchObject({ replica_id: device.disk.id, complete: true });
  });

  test('half a first sync of a new replica is not complete', async () => {
    await session();
    device = { ...device, ...emptyReplica() };
    let pulls = 0;
    const once = session({
      before: () => {
        if (++pulls === 2) throw new Error('killed');
      },
    });
    await expect(once).rejects.toThrow('killed');
    expect(await stateOf('public')).toMatchObject({ replica_id: device.disk.id, complete: false });
  });

  test('the cursors are lost, the replica is not: what left meanwhile goes', async () => {
    await session();
    await device.db.scopes.clear();
    write((at) => erasePublic(at, 'arenas', arenas[0]!));
    write((at) => deleteEvent(at, eventNow(events[1])));
    await session();
    expectTruth();
  });

  const emptyReplica = () => {
    const disk = mapDisk();
    return { disk, store: mapStore(disk) };
  };
});

describe('[P11] [case 14] a restored server', () => {
  test('old rows stay until the new ones are here, then what is not in the new epoch goes', async () => {
    await session();
    const back = server.backup();
    const lost = nextId();
    write((at) => putPublic(at, 'arenas', arenaRow({ id: lost })));
    for (let i = 0; i < 3; i++) {
      write((at) => putPublic(at, 'arenas', { ...arenaNow(arenas[0]!), name: `${i}` }));
    }
    await session();
    expect(ids('arenas', 'public')).toContain(lost);
    back();
    const counts: number[] = [];
    await session({
      before: (rpc) => rpc === 'sync_pull' && counts.push(ids('arenas', 'public').length),
    });
    expectTruth();
    expect(Math.min(...counts)).toBe(6);
    for (const row of liveRows(device.disk, 'arenas')) expect(row.epoch).toBe(server.db.epoch);
  });

  test('the queue outlives it', async () => {
    await session();
    const asked = { user_id: ana, label: 'x', at: '2026-11-21T12:00:00Z', id: nextId() };
    const args = { operator_id: nextId(), event_id: events[0] };
    await enqueue(device.db, { ...asked, name: 'cancel_registration@1', args });
    server.backup()();
    await session();
    expect(await device.db.outbox.toArray()).toMatchObject([{ id: asked.id, status: 'queued' }]);
  });

  test('in the middle of a first sync it starts that sync anew', async () => {
    const back = server.backup();
    let pulls = 0;
    await session({
      before: () => {
        if (++pulls !== 2) return;
        write((at) => erasePublic(at, 'arenas', arenas[4]!));
        back();
      },
    });
    expectTruth();
  });
});

describe('[P7] digests', () => {
  test.each(['me', eventScope('x')] as Scope[])(
    'a hole in %s is found and filled',
    async (kind) => {
      const scope = kind === 'me' ? kind : eventScope(events[0]);
      const scopes: Scope[] = ['public', 'me', scope];
      await session({ scopes });
      const name = kind === 'me' ? 'profiles' : 'operators';
      const table = device.disk.tables.get(name)!;
      table.delete(ids(name, scope)[0]!);
      expect(await session({ scopes })).toMatchObject({ repaired: false });
      expect(await session({ scopes, digest: [scope] })).toMatchObject({ repaired: true });
      expectTruth(scopes);
      expect(await session({ scopes, digest: [scope] })).toMatchObject({ repaired: false });
    },
  );

  test('a phantom is found and taken out', async () => {
    await session();
    const ghost = { ...profileRow({ id: nextId(), sync_xid: 1 }), epoch: server.db.epoch };
    const row = { ...ghost, scopes: ['me'], me: 1 as const };
    device.disk.tables.get('profiles')!.set(ghost.id, { row, removed: false });
    expect(await session({ digest: ['me'] })).toMatchObject({ repaired: true });
    expectTruth();
  });
});

describe('[P10] an answer for somebody else is thrown away whole', () => {
  test.each([null, 'bia'])('a pull for %s', async (who) => {
    const taken_for = who === 'bia' ? bia : who;
    expect(await session({ taken_for })).toEqual({ kind: 'auth' });
    expect(liveRows(device.disk, 'arenas')).toEqual([]);
    expect(await device.db.scopes.count()).toBe(0);
  });

  test.each(['sync_manifest', 'sync_rows'])('a repair by a %s for nobody', async (which) => {
    const another = nextId();
    write((at) => putEvent(at, eventRow({ id: another, created_by: ana, is_public: false })));
    await session();
    device.disk.tables.get('airsoft_events')!.delete(events[1]); // a hole, so that it is repaired
    await session({
      digest: ['me'],
      after: (rpc, answer: { as_user: string | null; ids?: unknown[]; rows?: unknown[] }) => {
        if (rpc !== which) return;
        answer.as_user = null; // the token was lost on the way: nobody has no rows
        if (answer.ids) answer.ids = [];
      },
    });
    expect(ids('airsoft_events', 'me')).toEqual([another]);
    await session({ digest: ['me'] });
    expectTruth();
  });
});

describe('[P8] a row that is not what it should be', () => {
  const spoil = (name: string) => (rpc: string, answer: { scopes: Record<string, never> }) => {
    if (rpc !== 'sync_pull') return;
    for (const { c } of Object.values(answer.scopes) as {
      c?: Record<string, { rows: never[] }>;
    }[]) {
      for (const row of (c?.[name]?.rows ?? []) as { id: string; name: unknown }[]) {
        if (row.id === arenas[1] || name === 'profiles') row.name = 7;
      }
    }
  };

  test('keeps the cursor of its scope, and takes nothing else with it', async () => {
    expect(await session({ after: spoil('arenas') })).toMatchObject({
      kind: 'done',
      spoilt: ['public'],
    });
    expect(await stateOf('public')).toBeUndefined();
    expect(await stateOf('me')).toMatchObject({ complete: true });
    expect(ids('arenas', 'public').toSorted()).toEqual(arenas.filter((id) => id !== arenas[1]));
    expectTruth(['me']);
  });

  test('once it is right again, the scope is', async () => {
    await session({ after: spoil('arenas') });
    write((at) => putPublic(at, 'arenas', { ...arenaNow(arenas[4]!), is_active: false }));
    expect(await session()).toMatchObject({ spoilt: [] });
    expectTruth();
  });

  test('a spoilt change leaves the row as it was, and later changes come', async () => {
    await session();
    const cursor = (await stateOf('public'))!.c;
    write((at) => putPublic(at, 'arenas', { ...arenaNow(arenas[1]!), name: 'Nova' }));
    write((at) => putPublic(at, 'arenas', { ...arenaNow(arenas[2]!), name: 'Nova' }));
    await session({ after: spoil('arenas') });
    expect((await stateOf('public'))!.c).toEqual(cursor);
    const names = rowsHeldBy(device.disk, 'arenas', 'public').map((row) => String(row['name']));
    expect(names.toSorted()).toEqual([...Array(4).fill('Arena Central'), 'Nova']);
  });

  test('in the answer to a repair it is no end either', async () => {
    await session();
    device.disk.tables.get('profiles')!.delete(ana);
    const bad = (rpc: string, answer: { rows: { name: unknown }[] }) => {
      if (rpc === 'sync_rows') for (const row of answer.rows) row.name = 7;
    };
    expect(await session({ digest: ['me'], after: bad })).toMatchObject({ spoilt: ['me'] });
    expect(await session({ digest: ['me'] })).toMatchObject({ spoilt: [], repaired: true });
    expectTruth();
  });
});

describe('[P12] scopes come, change and go', () => {
  const scope = () => eventScope(events[0]);
  const scopes = (): Scope[] => ['public', 'me', scope()];

  test('[case 10] [case 11] another view starts the scope anew, over several pages', async () => {
    for (let i = 0; i < 4; i++) write((at) => insertOperator(at, person(events[0])));
    await session({ scopes: scopes() });
    expect(ids('operators', scope())).toHaveLength(6);
    write((at) => putEvent(at, { ...eventNow(events[0]), allow_public_list: false }));
    await session({ scopes: scopes() });
    expect(ids('operators', scope())).toEqual([]);
    expect(await stateOf(scope())).toMatchObject({ view: 'count' });
    write((at) => putEvent(at, { ...eventNow(events[0]), allow_public_list: true }));
    let pulls = 0;
    await session({ scopes: scopes(), before: () => pulls++ });
    expect(pulls).toBeGreaterThan(2);
    expectTruth(scopes());
  });

  test('the view changes again while its pages are read', async () => {
    for (let i = 0; i < 4; i++) write((at) => insertOperator(at, person(events[0])));
    await session({ scopes: scopes() });
    write((at) => putEvent(at, { ...eventNow(events[0]), created_by: ana }));
    let pulls = 0;
    await session({
      scopes: scopes(),
      before: () => {
        if (++pulls === 2) write((at) => putEvent(at, { ...eventNow(events[0]), created_by: bia }));
      },
    });
    expectTruth([scope()]);
  });

  test('becoming the organiser shows the numbers, ceasing hides them', async () => {
    await session({ scopes: scopes() });
    const numbers = () => rowsHeldBy(device.disk, 'operators', scope()).map((r) => r['whatsapp']);
    expect(numbers()).toEqual([null, null]);
    write((at) => putEvent(at, { ...eventNow(events[0]), created_by: ana }));
    await session({ scopes: scopes() });
    expect(numbers()).toEqual(['5511900000000', '5511900000000']);
    write((at) => putEvent(at, { ...eventNow(events[0]), created_by: bia }));
    await session({ scopes: scopes() });
    expect(numbers()).toEqual([null, null]);
  });

  test.each([
    ['a device that never read it', false],
    ['a device that saw it as a player', true],
  ])('numbers of an organiser who died reading them go when he is none: %s', async (_, seen) => {
    let steps = 0;
    for (let died = true; died; steps++) {
      found();
      for (let i = 0; i < 4; i++) write((at) => insertOperator(at, person(events[0])));
      if (seen) await session({ scopes: scopes() });
      write((at) => putEvent(at, { ...eventNow(events[0]), created_by: ana }));
      died = await dies(session({ scopes: scopes(), ...dying(steps) }));
      write((at) => putEvent(at, { ...eventNow(events[0]), created_by: bia }));
      await session({ scopes: scopes() });
      expectTruth([scope()]);
      const numbers = rowsHeldBy(device.disk, 'operators', scope()).map((r) => r['whatsapp']);
      expect(numbers, `died at step ${steps}`).toEqual([null, null, null, null, null, null]);
    }
    expect(steps).toBeGreaterThan(5);
  });

  test('a repair that is answered to somebody who became the organiser brings no numbers', async () => {
    await session({ scopes: scopes(), digest: [scope()] });
    const [lost] = ids('operators', scope());
    await device.store.write('operators', [
      {
        was: (await device.store.read('operators', [lost!])).get(lost!)!,
        row: { ...rowsHeldBy(device.disk, 'operators', scope())[0]!, scopes: [] },
        removed: true,
      },
    ]);
    const made = (created_by: string) =>
      write((at) => putEvent(at, { ...eventNow(events[0]), created_by }));
    const repairing = (owner: string) => (rpc: string) => {
      if (rpc === 'sync_manifest') made(owner);
    };
    await session({ scopes: scopes(), digest: [scope()], before: repairing(ana) });
    made(bia);
    await session({ scopes: scopes(), digest: [scope()] });
    expectTruth(scopes());
    const numbers = rowsHeldBy(device.disk, 'operators', scope()).map((r) => r['whatsapp']);
    expect(numbers).toEqual([null, null]);
  });

  test('[P12] who died between two views and has no line is not told that nobody is in', async () => {
    let steps = 0;
    for (let died = true; died; steps++) {
      found();
      for (let n = 0; n < 4; n++) write((at) => insertOperator(at, person(events[0])));
      await session({ scopes: scopes() });
      write((at) => putEvent(at, { ...eventNow(events[0]), created_by: ana }));
      died = await dies(session({ scopes: scopes(), ...dying(steps) }));
      const held = rowsHeldBy(device.disk, 'operators', scope()).length;
      const state = (await stateOf(scope()))!;
      if (held < 6) expect(state.complete, `died at step ${steps}`).toBe(false);
      if (held === 0) expect(state.synced_at, `died at step ${steps}`).toBe(0);
    }
  });

  test('[P12] [case 6] forgotten by halves, and opened again under another view: no number stays', async () => {
    let steps = 0;
    for (let died = true; died; steps++) {
      found();
      for (let n = 0; n < 4; n++) write((at) => insertOperator(at, person(events[0])));
      write((at) => putEvent(at, { ...eventNow(events[0]), created_by: ana }));
      await session({ scopes: scopes() });
      died = await dies(forgetScope(dying(steps), scope()));
      write((at) => putEvent(at, { ...eventNow(events[0]), created_by: bia }));
      await session({ scopes: scopes() });
      expectTruth([scope()]);
      const numbers = rowsHeldBy(device.disk, 'operators', scope()).map((r) => r['whatsapp']);
      expect(numbers, `died at step ${steps}`).toEqual([null, null, null, null, null, null]);
    }
    expect(steps).toBeGreaterThan(3);
  });

  test('a scope that is gone goes with its rows and its memory; what me holds stays', async () => {
    const mine = eventScope(events[1]);
    write((at) => insertOperator(at, person(events[1])));
    const all: Scope[] = ['public', 'me', scope(), mine];
    await session({ scopes: all });
    const unseen = (_: string, answer: { scopes: Record<string, unknown> }) => {
      if (answer.scopes[mine]) answer.scopes[mine] = { gone: true };
    };
    expect(await session({ scopes: all, after: unseen })).toMatchObject({ gone: [mine] });
    expect(await stateOf(mine)).toBeUndefined();
    expect(rowsHeldBy(device.disk, 'operators', mine)).toEqual([]);
    expect(rowsHeldBy(device.disk, 'airsoft_events', 'me')).toMatchObject([
      { id: events[1], scopes: ['me'] },
    ]);
    expectTruth(['public', 'me', scope()]);
  });

  test('a deleted event leaves every scope', async () => {
    const all: Scope[] = ['public', 'me', scope(), eventScope(events[1])];
    await session({ scopes: all });
    for (const id of [events[0], events[1]]) write((at) => deleteEvent(at, eventNow(id)));
    const pulled = await session({ scopes: all });
    expect(pulled).toMatchObject({ gone: [scope(), eventScope(events[1])] });
    expect(liveRows(device.disk, 'airsoft_events')).toEqual([]);
    expect(liveRows(device.disk, 'operators')).toEqual([]);
  });

  test('what I was in and left leaves me; a row that came back stays', async () => {
    const me = person(events[2], ana);
    write((at) => insertOperator(at, me));
    await session();
    expect(ids('airsoft_events', 'me')).toContain(events[2]);
    const now = () => liveOperators(server.db, events[2])[0]!;
    write((at) => deleteOperator(at, now()));
    write((at) => insertOperator(at, person(events[2], ana)));
    await session();
    expectTruth();
    write((at) => deleteOperator(at, now()));
    await session();
    expectTruth();
    expect(ids('airsoft_events', 'me')).toEqual([events[1]]);
  });
});

describe('[case 13] the window of the public scope', () => {
  test('moves on by a day: nobody touched the event, and it leaves', async () => {
    write((at) => putEvent(at, { ...eventNow(events[0]), date: '2026-11-06' }));
    await session();
    expect(ids('airsoft_events', 'public')).toEqual([events[0]]);
    server.now += DAY_MS;
    await session();
    expect(ids('airsoft_events', 'public')).toEqual([]);
    expectTruth();
  });

  test('an event is moved across its edge, both ways', async () => {
    await session();
    write((at) => putEvent(at, { ...eventNow(events[0]), date: '2026-11-01' }));
    await session();
    expect(ids('airsoft_events', 'public')).toEqual([]);
    write((at) => putEvent(at, { ...eventNow(events[0]), date: '2026-11-30' }));
    await session();
    expectTruth();
  });

  test('costs nothing while the day is the same', async () => {
    await session();
    const inScope = vi.spyOn(device.store, 'inScope');
    await session();
    expect(inScope).not.toHaveBeenCalled();
  });
});

describe('[case 16] outcomes whose reply was lost', () => {
  test('come with the next pull, and only for what is on its way', async () => {
    const asked = () => ({ user_id: ana, label: 'x', at: '2026-11-21T12:00:00Z', id: nextId() });
    const register = { event_id: events[0], name: 'Ana', whatsapp: '5511900000001' };
    const sent = await enqueue(device.db, {
      ...asked(),
      name: 'register@1',
      args: { ...register, operator_id: nextId() },
    });
    const refused = await enqueue(device.db, {
      ...asked(),
      name: 'cancel_registration@1',
      args: { operator_id: nextId(), event_id: events[1] },
    });
    const mutations = (await claim(device.db, 1)).map(({ id, seq = 0, name, args }) => {
      return { id, seq, name, args };
    });
    const body = { v: 1, user_id: ana, device_id: nextId(), mutations };
    await server.rpc({ name: 'sync_push', body, user: ana }, async () => undefined);
    await session();
    const { db } = device;
    expect(await db.outbox.where('id').equals(sent.id).first()).toMatchObject({
      status: 'acked',
      touched: [
        ['operators', (sent.args as { operator_id: string }).operator_id],
        ['airsoft_events', events[0]],
      ],
      epoch: server.db.epoch,
    });
    expect(await db.outbox.where('id').equals(refused.id).first()).toMatchObject({
      status: 'rejected',
      error: { code: 'registration_not_found' },
    });
    expectTruth();
  });
});

test('a visitor pulls what is public, and no outcomes', async () => {
  expect(await session({ user: null, scopes: ['public'] })).toMatchObject({ kind: 'done' });
  expect(ids('arenas', 'public').toSorted()).toEqual(arenas);
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
  expect(await session({ rpc })).toEqual(pulled);
});
