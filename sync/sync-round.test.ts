import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { liveRows, rowsHeldBy } from '#tests/fixtures/map-store.ts';
import { checkWorld } from '#tests/fixtures/model-oracle.ts';
import { arenaRow, eventRow, operatorRow } from '#tests/fixtures/model-rows.ts';
import { ModelWorld, outboxOf, type Account } from '#tests/fixtures/model-world.ts';
import { deleteEvent, insertOperator, putEvent, putPublic } from '#tests/fixtures/model-writes.ts';
import { runRound, wakeOutbox, type Engine } from './sync-round.ts';
import { enqueue } from './outbox/enqueue.ts';
import { claim } from './outbox/outbox.ts';
import type { PullRequest } from './protocol.ts';
import { eventScope, openScope } from './replica/scopes.ts';

const DAY_MS = 86_400_000;
const signal = new AbortController().signal;

let world: ModelWorld;
let ana: Account;
/** Paths that find no server. */
let broken: Set<string>;
let pulls: PullRequest[];
let asked: string[];
/** Changes an answer before the device gets it. */
let spoil: (path: string, answer: { scopes: Record<string, unknown> }) => void;

beforeEach(async () => {
  world = new ModelWorld({ seed: 1, fates: [].values() });
  ana = world.accounts[0]!;
  broken = new Set();
  [pulls, asked] = [[], []];
  spoil = () => undefined;
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = new URL(url).pathname;
    asked.push(path);
    if (broken.has(path)) throw new TypeError('fetch failed');
    if (path === PULL) pulls.push((JSON.parse(init.body as string) as { p: PullRequest }).p);
    const response = await world.network.fetch(url, init);
    const answer = (await response.json()) as { scopes: Record<string, unknown> };
    spoil(path, answer);
    return Response.json(answer, { status: response.status });
  });
  await ana.device.signIn(world.server.auth.signIn(world.ana));
});
afterEach(() => {
  world.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const PULL = '/rest/v1/rpc/sync_pull';
const PUSH = '/rest/v1/rpc/sync_push';
const MANIFEST = '/rest/v1/rpc/sync_manifest';
const SNAPSHOT = '/snapshot/public.json';

const session = (verify = false, engine: Engine = ana.page.engine) =>
  runRound(engine, { signal, verify });
const disk = () => ana.device.disk(world.ana);
const stateOf = (scope: Parameters<typeof openScope>[1]) => ana.page.db.scopes.get(scope);
const ask = (event_id = world.events[0]!, operator_id = world.nextId()) =>
  enqueue(ana.page.db, {
    user_id: world.ana,
    label: 'x',
    at: '2026-11-21T12:00:00Z',
    id: world.nextId(),
    name: 'register@1',
    args: { operator_id, event_id, name: 'Ana', whatsapp: '5511900000001' },
  });
const statuses = async () => (await outboxOf(ana.page.db)).map(({ status }) => status);
const settled = async () => {
  for (const account of world.accounts) await world.bringUpToDate(account);
  await checkWorld(world);
};

test('a first visit: the snapshot as a file, then my rows, then my events', async () => {
  expect(await session(true)).toEqual({ kind: 'synced', clock_offset_ms: 0, repaired: false });
  expect(asked).toEqual([SNAPSHOT, PULL, PULL]);
  expect(pulls.map(({ scopes }) => Object.keys(scopes))).toEqual([
    ['public', 'me'],
    [eventScope(world.events[2]!)],
  ]);
  await settled();
});

test('without a snapshot it reads from the start, and tries the snapshot again', async () => {
  broken.add(SNAPSHOT);
  expect(await session()).toMatchObject({ kind: 'synced' });
  expect(rowsHeldBy(disk(), 'arenas', 'public')).toHaveLength(3);
  broken.clear();
  asked = [];
  await session();
  await session();
  expect(asked.filter((path) => path === SNAPSHOT)).toHaveLength(1);
  await settled();
});

test('[P7] public rows are compared with the snapshot once a day, the rest every 10 minutes', async () => {
  await session(true);
  pulls = [];
  await session();
  expect(pulls[0]!.digest).toEqual([]);
  world.server.now += 600_001;
  await session();
  expect(pulls[1]!.digest).toEqual(['me', eventScope(world.events[2]!)]);
  await session();
  expect(pulls[2]!.digest).toEqual([]);
  expect(await session(true)).toMatchObject({ kind: 'synced' });
  expect(pulls[3]!.digest).toHaveLength(2);
  asked = [];
  world.server.now += DAY_MS + 1;
  await ana.device.signIn(world.server.auth.signIn(world.ana));
  await session();
  expect(asked[0]).toBe(SNAPSHOT);
});

test('[case 13] the server’s day moves back: the next round reads the snapshot again', async () => {
  const old = eventRow({ id: world.nextId(), date: '2026-11-06' });
  world.write((at) => putEvent(at, old));
  world.server.now += DAY_MS;
  await ana.device.signIn(world.server.auth.signIn(world.ana));
  await session();
  const shown = () => rowsHeldBy(disk(), 'airsoft_events', 'public').map(({ id }) => id);
  expect(shown()).not.toContain(old.id);
  world.server.now -= DAY_MS;
  world.server.buildSnapshot();
  await session();
  await session();
  expect(shown()).toContain(old.id);
});

describe('sending and reading', () => {
  test('[U8] [O3] sent, and then no server to read from: the rows are here, the person sees them', async () => {
    await session();
    const { id } = await ask();
    broken.add(PULL);
    expect(await session()).toEqual({ kind: 'offline' });
    expect(world.server.executed.get(id)).toBe(1);
    expect(rowsHeldBy(disk(), 'operators', 'me')).toHaveLength(1);
    broken.clear();
    expect(await session()).toMatchObject({ kind: 'synced' });
    expect(await statuses()).toEqual([]);
    await settled();
  });

  test('the very first round: sent before anything was ever read', async () => {
    const { id } = await ask();
    broken.add(PULL).add(SNAPSHOT);
    expect(await session()).toEqual({ kind: 'offline' });
    expect(await statuses()).toEqual(['acked']);
    broken.clear();
    expect(await session()).toMatchObject({ kind: 'synced' });
    expect(world.server.executed.get(id)).toBe(1);
    expect(await statuses()).toEqual([]);
    await settled();
  });

  test('a send that fails does not make the replica stale', async () => {
    await session();
    await ask();
    broken.add(PUSH);
    world.write((at) => putPublic(at, 'arenas', arenaRow({ id: world.nextId() })));
    expect(await session()).toMatchObject({ kind: 'synced' });
    expect(rowsHeldBy(disk(), 'arenas', 'public')).toHaveLength(4);
    expect(await statuses()).toEqual(['queued']);
  });

  test('a registration adds its event to the followed scopes', async () => {
    await session();
    await ask();
    await session();
    expect(await stateOf(eventScope(world.events[0]!))).toMatchObject({ complete: true });
    await settled();
  });

  test('[U4] signal is back: no earlier backoff delays sending', async () => {
    await ask();
    await claim(ana.page.db, ana.device.now());
    await ask(world.events[1]);
    const { db } = ana.page;
    await db.outbox.where('status').equals('queued').modify({ next_at: Number.MAX_SAFE_INTEGER });
    world.server.now += 60_001;
    await wakeOutbox(ana.page.engine);
    const records = await outboxOf(db);
    expect(records).toMatchObject([
      { status: 'queued', next_at: 0 },
      { status: 'queued', next_at: 0 },
    ]);
  });

  test('[case 39] a claim that lies in the future after the clock was set back is released', async () => {
    await ask();
    await claim(ana.page.db, ana.device.now());
    ana.device.clock_error = -DAY_MS;
    await wakeOutbox(ana.page.engine);
    expect(await statuses()).toEqual(['queued']);
  });
});

describe('who is asking', () => {
  test('[S3] nobody signed in: the replica stays, and waits', async () => {
    await session();
    const before = liveRows(disk(), 'airsoft_events').length;
    await ana.device.signIn(world.server.auth.signIn(world.bia));
    expect(await session(true)).toEqual({ kind: 'needs_sign_in' });
    expect(liveRows(disk(), 'airsoft_events')).toHaveLength(before);
  });

  test('a token that expired on the server is refreshed', async () => {
    await session();
    ana.device.clock_error = -DAY_MS; // this phone believes that it is still valid
    world.server.now += 3_700_000;
    expect(await session()).toMatchObject({ kind: 'synced', clock_offset_ms: DAY_MS });
    expect(world.server.auth.refreshes).toBe(1);
  });

  test('[case 24] a captive portal intercepts everything: offline, nothing lost', async () => {
    await session();
    await ask();
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 200 }));
    expect(await session()).toEqual({ kind: 'offline' });
    expect(await statuses()).toEqual(['queued']);
  });

  test('a visitor has the public rows, and no queue', async () => {
    const page = ana.device.open(null);
    expect(await session(true, page.engine)).toMatchObject({ kind: 'synced' });
    expect(rowsHeldBy(ana.device.disk('anon'), 'arenas', 'public')).toHaveLength(3);
    expect(pulls.map(({ scopes }) => Object.keys(scopes))).toEqual([['public']]);
    page.kill();
  });
});

describe('[P8] a row that cannot be read', () => {
  const spoilArena = (id: string) => (_: string, answer: { scopes: Record<string, unknown> }) => {
    const all = answer.scopes?.['public'] as { c: { arenas: { rows: { id: string }[] } } };
    for (const row of all?.c.arenas.rows ?? []) if (row.id === id) Object.assign(row, { name: 7 });
  };

  test('from the first visit on: everything else is here, and the status says that a repair is due', async () => {
    spoil = spoilArena(world.arenas[0]!);
    expect(await session()).toEqual({ kind: 'repairing' });
    expect(rowsHeldBy(disk(), 'arenas', 'public')).toHaveLength(2);
    expect(rowsHeldBy(disk(), 'airsoft_events', 'me')).toHaveLength(1);
    expect(await stateOf('me')).toMatchObject({ complete: true });
    expect(await session()).toEqual({ kind: 'repairing' });
    spoil = () => undefined;
    expect(await session()).toMatchObject({ kind: 'synced' });
    await settled();
  });

  test('registering still works meanwhile', async () => {
    await session();
    spoil = spoilArena(world.arenas[0]!);
    world.write((at) => putPublic(at, 'arenas', arenaRow({ id: world.arenas[0]! })));
    const { id } = await ask();
    expect(await session()).toEqual({ kind: 'repairing' });
    expect(world.server.executed.get(id)).toBe(1);
    expect(rowsHeldBy(disk(), 'operators', 'me')).toHaveLength(1);
  });
});

describe('what is kept, and how long', () => {
  const mine = () => world.events[2]!;
  const guest = () => {
    const operator = operatorRow({ id: world.nextId(), event_id: mine() });
    world.write((at) => insertOperator(at, { ...operator, whatsapp: '5511900000009' }));
  };

  test('the list of my event until 14 days after it, also when I opened it (decision 8)', async () => {
    guest();
    await openScope(ana.page.db, eventScope(mine()), ana.device.now());
    await session();
    const list = () => rowsHeldBy(disk(), 'operators', eventScope(mine()));
    expect(list()).toMatchObject([{ whatsapp: '5511900000009' }]);
    world.server.now += 18 * DAY_MS;
    await ana.device.signIn(world.server.auth.signIn(world.ana));
    await session();
    expect(list()).toHaveLength(1);
    world.server.now += 1.5 * DAY_MS;
    await ana.device.signIn(world.server.auth.signIn(world.ana));
    await session();
    expect(liveRows(disk(), 'operators')).toEqual([]);
    expect(await stateOf(eventScope(mine()))).toBeUndefined();
    expect(rowsHeldBy(disk(), 'airsoft_events', 'me')).toHaveLength(1);
  });

  test('[case 39] [U13] a clock that is set 40 days forward takes no list of a game to come, nor does one set back', async () => {
    guest();
    const list = () => rowsHeldBy(disk(), 'operators', eventScope(mine()));
    await session();
    for (const days of [40, -40]) {
      ana.device.clock_error = days * DAY_MS;
      await ana.device.signIn(world.server.auth.signIn(world.ana));
      await session();
      expect(await stateOf(eventScope(mine()))).toBeDefined();
      expect(list()).toHaveLength(1);
    }
    ana.device.clock_error = 0;
    await ana.device.signIn(world.server.auth.signIn(world.ana));
    await settled();
  });

  test('an event that is opened while others are dropped stays followed', async () => {
    await session();
    const { engine } = ana.page;
    const opened = eventScope(world.events[0]!);
    const store = {
      ...engine.store,
      inScope: async (...args: Parameters<Engine['store']['inScope']>) => {
        await openScope(engine.db, opened, ana.device.now());
        return engine.store.inScope(...args);
      },
    };
    await session(false, { ...engine, store });
    expect(await stateOf(opened)).toMatchObject({ opened_at: ana.device.now() });
  });

  test('[case 31] the replica is lost: my events are followed again in the same round', async () => {
    guest();
    await session();
    world.loseReplica(ana);
    await session();
    expect(rowsHeldBy(disk(), 'operators', eventScope(mine()))).toHaveLength(1);
    await settled();
  });

  test('[case 31] the cursors are lost: what was only opened is dropped, what is mine stays', async () => {
    guest();
    const opened = eventScope(world.events[4]!);
    await openScope(ana.page.db, opened, ana.device.now());
    await session();
    await ana.page.db.scopes.clear();
    broken.add(PULL).add(SNAPSHOT);
    expect(await session()).toEqual({ kind: 'offline' });
    expect(rowsHeldBy(disk(), 'airsoft_events', opened)).toEqual([]);
    expect(rowsHeldBy(disk(), 'operators', eventScope(mine()))).toHaveLength(1);
    broken.clear();
    await settled();
  });

  test('[case 31] and what is no longer mine is dropped, also when a round dies between the two scopes', async () => {
    const { airsoft_events } = world.server.db.tables;
    const own = [...airsoft_events.values()].find((row) => row.created_by === world.ana)!;
    await session();
    await ana.page.db.scopes.clear();
    world.write((at) => deleteEvent(at, own));
    const killed = new AbortController();
    const asks = () => asked.filter((path) => path === MANIFEST).length;
    // all of my scopes are read
    spoil = (path) => void (path === MANIFEST && asks() === 3 && killed.abort('killed'));
    const dying = runRound(ana.page.engine, { signal: killed.signal, verify: false });
    await expect(dying).rejects.toBe('killed');
    spoil = () => undefined;
    expect(rowsHeldBy(disk(), 'airsoft_events', 'me')).toEqual([]);
    expect(rowsHeldBy(disk(), 'airsoft_events', eventScope(own.id))).toHaveLength(1);
    await settled();
  });

  test('a device that was away for 120 days [case 12]', async () => {
    await session();
    world.server.now += 120 * DAY_MS;
    world.write((at) =>
      putPublic(at, 'arenas', { ...arenaRow({ id: world.arenas[0]! }), is_active: false }),
    );
    await settled();
  });
});
