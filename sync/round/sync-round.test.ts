import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#tests/fixtures/browser/local-storage.ts';
import { AnaRounds, PULL, PUSH, SNAPSHOT } from '#tests/fixtures/model/ana-rounds.ts';
import { outboxOf, type Account, type ModelWorld } from '#tests/fixtures/model/world.ts';
import { putEvent, putPublic } from '#tests/fixtures/model-server/writes.ts';
import { liveRows, rowsHeldBy } from '#tests/fixtures/replica/map-store.ts';
import { arenaRow, eventRow } from '#tests/fixtures/samples/rows.ts';
import { claim } from '../outbox/outbox.ts';
import { eventScope } from '../replica/scopes.ts';
import { parseInParts, type ToParse } from '../wire/parse-in-parts.ts';
import { storageThread } from '../storage/storage-thread.ts';
import { wakeOutbox } from './sync-round.ts';

vi.mock('../storage/storage-thread.ts', () => ({ storageThread: vi.fn() }));

const stored = stubLocalStorage();
const DAY_MS = 86_400_000;

let rounds: AnaRounds;
let world: ModelWorld;
let ana: Account;
beforeEach(async () => {
  rounds = new AnaRounds();
  ({ world, ana } = rounds);
  await rounds.open();
});
afterEach(() => rounds.close());

test('a first visit: the snapshot as a file, then my rows, then my events', async () => {
  expect(await rounds.run(true)).toEqual({ kind: 'synced', clock_offset_ms: 0, repaired: false });
  expect(rounds.asked).toEqual([SNAPSHOT, PULL, PULL]);
  expect(rounds.pulls.map(({ scopes }) => Object.keys(scopes))).toEqual([
    ['public', 'me'],
    [eventScope(world.events[2]!)],
  ]);
  await rounds.settled();
});

test('the storage thread parses the snapshot, not the page', async () => {
  const order = vi.fn<(order: ToParse) => void>(parseInParts);
  vi.mocked(storageThread).mockReturnValueOnce({ postMessage: order } as never);
  expect(await rounds.run()).toMatchObject({ kind: 'synced' });
  expect(order).toHaveBeenCalledTimes(1);
  expect(rowsHeldBy(rounds.disk(), 'arenas', 'public')).toHaveLength(3);
});

test('[hole L4] a full device asks for room before it loads the snapshot, and reads on without it', async () => {
  const put = vi.spyOn(ana.page.db.meta, 'put');
  const full = new DOMException('full', 'QuotaExceededError');
  stored.set('full', '1');
  put.mockRejectedValueOnce(full);
  await expect(rounds.run()).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(rounds.asked).toEqual([]);
  await rounds.run();
  expect(stored.has('full')).toBe(false);
  stored.set('full', '1');
  world.server.now += DAY_MS + 1;
  await rounds.signIn();
  rounds.asked = [];
  put.mockRejectedValueOnce(full);
  expect(await rounds.run()).toMatchObject({ kind: 'synced' });
  expect(rounds.asked).not.toContain(SNAPSHOT);
});

test('without a snapshot it reads from the start, and tries the snapshot again', async () => {
  rounds.broken.add(SNAPSHOT);
  expect(await rounds.run()).toMatchObject({ kind: 'synced' });
  expect(rowsHeldBy(rounds.disk(), 'arenas', 'public')).toHaveLength(3);
  rounds.broken.clear();
  rounds.asked = [];
  await rounds.run();
  await rounds.run();
  expect(rounds.asked.filter((path) => path === SNAPSHOT)).toHaveLength(1);
  await rounds.settled();
});

test('[P7] public rows are compared with the snapshot once a day, the rest every 10 minutes', async () => {
  await rounds.run(true);
  rounds.pulls = [];
  await rounds.run();
  expect(rounds.pulls[0]!.digest).toEqual([]);
  world.server.now += 600_001;
  await rounds.run();
  expect(rounds.pulls[1]!.digest).toEqual(['me', eventScope(world.events[2]!)]);
  await rounds.run();
  expect(rounds.pulls[2]!.digest).toEqual([]);
  expect(await rounds.run(true)).toMatchObject({ kind: 'synced' });
  expect(rounds.pulls[3]!.digest).toHaveLength(2);
  rounds.asked = [];
  world.server.now += DAY_MS + 1;
  await rounds.signIn();
  await rounds.run();
  expect(rounds.asked[0]).toBe(SNAPSHOT);
});

test('[P7] the first round of a device compares digests, though none was due yet', async () => {
  await rounds.run();
  expect(rounds.pulls.map(({ digest }) => digest)).toEqual([
    ['me'],
    [eventScope(world.events[2]!)],
  ]);
});

test('[case 13] the server’s day moves back: the next round reads the snapshot again', async () => {
  const old = eventRow({ id: world.nextId(), date: '2026-11-06' });
  world.write((at) => putEvent(at, old));
  world.server.now += DAY_MS;
  await rounds.signIn();
  await rounds.run();
  const shown = () => rowsHeldBy(rounds.disk(), 'airsoft_events', 'public').map(({ id }) => id);
  expect(shown()).not.toContain(old.id);
  world.server.now -= DAY_MS;
  world.server.buildSnapshot();
  await rounds.run();
  await rounds.run();
  expect(shown()).toContain(old.id);
});

describe('sending and reading', () => {
  test('[U8] [O3] after a send the server can’t be read any more: the rows of the reply are here, and the person sees them', async () => {
    await rounds.run();
    const { id } = await rounds.ask();
    rounds.broken.add(PULL);
    expect(await rounds.run()).toEqual({ kind: 'offline' });
    expect(world.server.executed.get(id)).toBe(1);
    expect(rowsHeldBy(rounds.disk(), 'operators', 'me')).toHaveLength(1);
    rounds.broken.clear();
    expect(await rounds.run()).toMatchObject({ kind: 'synced' });
    expect(await rounds.statuses()).toEqual([]);
    await rounds.settled();
  });

  test('the very first round sends before anything was ever read', async () => {
    const { id } = await rounds.ask();
    rounds.broken.add(PULL).add(SNAPSHOT);
    expect(await rounds.run()).toEqual({ kind: 'offline' });
    expect(await rounds.statuses()).toEqual(['acked']);
    rounds.broken.clear();
    expect(await rounds.run()).toMatchObject({ kind: 'synced' });
    expect(world.server.executed.get(id)).toBe(1);
    expect(await rounds.statuses()).toEqual([]);
    await rounds.settled();
  });

  test('a send that fails does not make the replica stale', async () => {
    await rounds.run();
    await rounds.ask();
    rounds.broken.add(PUSH);
    world.write((at) => putPublic(at, 'arenas', arenaRow({ id: world.nextId() })));
    expect(await rounds.run()).toMatchObject({ kind: 'synced' });
    expect(rowsHeldBy(rounds.disk(), 'arenas', 'public')).toHaveLength(4);
    expect(await rounds.statuses()).toEqual(['queued']);
  });

  test('[P7] a round whose mutation was taken compares digests, whatever the time', async () => {
    await rounds.run();
    await rounds.ask();
    rounds.pulls = [];
    await rounds.run();
    expect(rounds.pulls[0]!.digest).toContain('me');
    rounds.pulls = [];
    await rounds.run();
    expect(rounds.pulls[0]!.digest).toEqual([]);
  });

  test('a registration adds its event to the followed scopes', async () => {
    await rounds.run();
    await rounds.ask();
    await rounds.run();
    expect(await rounds.stateOf(eventScope(world.events[0]!))).toMatchObject({ complete: true });
    await rounds.settled();
  });

  test('[U4] signal is back: no earlier backoff delays sending', async () => {
    await rounds.ask();
    await claim(ana.page.db, ana.device.now());
    await rounds.ask(world.events[1]);
    const { db } = ana.page;
    await db.outbox.where('status').equals('queued').modify({ next_at: Number.MAX_SAFE_INTEGER });
    world.server.now += 60_001;
    await wakeOutbox(ana.page.local);
    const records = await outboxOf(db);
    expect(records).toMatchObject([
      { status: 'queued', next_at: 0 },
      { status: 'queued', next_at: 0 },
    ]);
  });

  test('[case 39] a claim that lies in the future after the clock was set back is released', async () => {
    await rounds.ask();
    await claim(ana.page.db, ana.device.now());
    ana.device.clock_error = -DAY_MS;
    await wakeOutbox(ana.page.local);
    expect(await rounds.statuses()).toEqual(['queued']);
  });
});

describe('who is asking', () => {
  test('[S3] nobody signed in: the replica stays, and waits', async () => {
    await rounds.run();
    const before = liveRows(rounds.disk(), 'airsoft_events').length;
    await rounds.signIn(world.bia);
    expect(await rounds.run(true)).toEqual({ kind: 'needs_sign_in' });
    expect(liveRows(rounds.disk(), 'airsoft_events')).toHaveLength(before);
  });

  test('a token that expired on the server is refreshed', async () => {
    await rounds.run();
    ana.device.clock_error = -DAY_MS; // this phone believes that it is still valid
    world.server.now += 3_700_000;
    expect(await rounds.run()).toMatchObject({ kind: 'synced', clock_offset_ms: DAY_MS });
    expect(world.server.auth.refreshes).toBe(1);
  });

  test('a token that expired on the server and that nothing can refresh: offline, nobody is asked to sign in', async () => {
    await rounds.run();
    ana.device.clock_error = -DAY_MS;
    world.server.now += 3_700_000;
    rounds.broken.add('/auth/v1/token');
    expect(await rounds.run()).toEqual({ kind: 'offline' });
  });

  test('[case 24] a captive portal intercepts everything: offline, nothing lost', async () => {
    await rounds.run();
    await rounds.ask();
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 200 }));
    expect(await rounds.run()).toEqual({ kind: 'offline' });
    expect(await rounds.statuses()).toEqual(['queued']);
  });

  test('a visitor has the public rows, and no queue', async () => {
    const page = ana.device.open(null);
    expect(await rounds.run(true, page.local)).toMatchObject({ kind: 'synced' });
    expect(rowsHeldBy(ana.device.disk('anon'), 'arenas', 'public')).toHaveLength(3);
    expect(rounds.pulls.map(({ scopes }) => Object.keys(scopes))).toEqual([['public']]);
    page.kill();
  });
});

describe('[P8] a row that cannot be read', () => {
  const spoilArena = (id: string) => (_: string, answer: { scopes: Record<string, unknown> }) => {
    const all = answer.scopes?.['public'] as { c: { arenas: { rows: { id: string }[] } } };
    for (const row of all?.c.arenas.rows ?? []) if (row.id === id) Object.assign(row, { name: 7 });
  };

  test('from the first visit on: everything else is here, and the status says that a repair is due', async () => {
    rounds.spoil = spoilArena(world.arenas[0]!);
    expect(await rounds.run()).toEqual({ kind: 'repairing' });
    expect(rowsHeldBy(rounds.disk(), 'arenas', 'public')).toHaveLength(2);
    expect(rowsHeldBy(rounds.disk(), 'airsoft_events', 'me')).toHaveLength(1);
    expect(await rounds.stateOf('me')).toMatchObject({ complete: true });
    expect(await rounds.run()).toEqual({ kind: 'repairing' });
    rounds.spoil = () => undefined;
    expect(await rounds.run()).toMatchObject({ kind: 'synced' });
    await rounds.settled();
  });

  test('registering still works meanwhile', async () => {
    await rounds.run();
    rounds.spoil = spoilArena(world.arenas[0]!);
    world.write((at) => putPublic(at, 'arenas', arenaRow({ id: world.arenas[0]! })));
    const { id } = await rounds.ask();
    expect(await rounds.run()).toEqual({ kind: 'repairing' });
    expect(world.server.executed.get(id)).toBe(1);
    expect(rowsHeldBy(rounds.disk(), 'operators', 'me')).toHaveLength(1);
  });
});
