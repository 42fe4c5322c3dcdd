import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AnaRounds, MANIFEST, PULL, SNAPSHOT } from '#tests/fixtures/model/ana-rounds.ts';
import type { Account, ModelWorld } from '#tests/fixtures/model/world.ts';
import { deleteEvent, insertOperator, putPublic } from '#tests/fixtures/model-server/writes.ts';
import { liveRows, rowsHeldBy } from '#tests/fixtures/replica/map-store.ts';
import { arenaRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import { eventScope, openScope } from '../replica/scopes.ts';
import { runRound, type LocalAccount } from './sync-round.ts';

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

describe('what is kept, and how long', () => {
  const mine = () => world.events[2]!;
  const guest = () => {
    const operator = operatorRow({ id: world.nextId(), event_id: mine() });
    world.write((at) => insertOperator(at, { ...operator, whatsapp: '5511900000009' }));
  };

  test('the list of my event until 14 days after it, also when I opened it', async () => {
    guest();
    await openScope(ana.page.db, eventScope(mine()), ana.device.now());
    await rounds.run();
    const list = () => rowsHeldBy(rounds.disk(), 'operators', eventScope(mine()));
    expect(list()).toMatchObject([{ whatsapp: '5511900000009' }]);
    world.server.now += 18 * DAY_MS;
    await rounds.signIn();
    await rounds.run();
    expect(list()).toHaveLength(1);
    world.server.now += 1.5 * DAY_MS;
    await rounds.signIn();
    await rounds.run();
    expect(liveRows(rounds.disk(), 'operators')).toEqual([]);
    expect(await rounds.stateOf(eventScope(mine()))).toBeUndefined();
    expect(rowsHeldBy(rounds.disk(), 'airsoft_events', 'me')).toHaveLength(1);
  });

  test('[case 39] [U13] a clock set 40 days forward deletes no list of a future game, nor does one set back', async () => {
    guest();
    const list = () => rowsHeldBy(rounds.disk(), 'operators', eventScope(mine()));
    await rounds.run();
    for (const days of [40, -40]) {
      ana.device.clock_error = days * DAY_MS;
      await rounds.signIn();
      await rounds.run();
      expect(await rounds.stateOf(eventScope(mine()))).toBeDefined();
      expect(list()).toHaveLength(1);
    }
    ana.device.clock_error = 0;
    await rounds.signIn();
    await rounds.settled();
  });

  test('an event that I only opened until 14 days after it, and then on the day that I open it again', async () => {
    const opened = eventScope(world.events[4]!);
    const open = () => openScope(ana.page.db, opened, ana.device.now());
    await open();
    await rounds.run();
    world.server.now += 23 * DAY_MS;
    await rounds.signIn();
    await open();
    await rounds.run();
    expect(await rounds.stateOf(opened)).toBeDefined();
    world.server.now += 1.5 * DAY_MS;
    await rounds.signIn();
    await rounds.run();
    expect(await rounds.stateOf(opened)).toBeUndefined();
  });

  test('an event that is opened while others are dropped stays followed', async () => {
    await rounds.run();
    const { local } = ana.page;
    const opened = eventScope(world.events[0]!);
    const store = {
      ...local.store,
      inScope: async (...args: Parameters<LocalAccount['store']['inScope']>) => {
        await openScope(local.db, opened, ana.device.now());
        return local.store.inScope(...args);
      },
    };
    await rounds.run(false, { ...local, store });
    expect(await rounds.stateOf(opened)).toMatchObject({ opened_at: ana.device.now() });
  });

  test('[case 31] the replica is lost: my events are followed again in the same round', async () => {
    guest();
    await rounds.run();
    world.loseReplica(ana);
    await rounds.run();
    expect(rowsHeldBy(rounds.disk(), 'operators', eventScope(mine()))).toHaveLength(1);
    await rounds.settled();
  });

  test('[case 31] the cursors are lost: what was only opened is dropped, what is mine stays', async () => {
    guest();
    const opened = eventScope(world.events[4]!);
    await openScope(ana.page.db, opened, ana.device.now());
    await rounds.run();
    await ana.page.db.scopes.clear();
    rounds.broken.add(PULL).add(SNAPSHOT);
    expect(await rounds.run()).toEqual({ kind: 'offline' });
    expect(rowsHeldBy(rounds.disk(), 'airsoft_events', opened)).toEqual([]);
    expect(rowsHeldBy(rounds.disk(), 'operators', eventScope(mine()))).toHaveLength(1);
    rounds.broken.clear();
    await rounds.settled();
  });

  test('[case 31] what is no longer mine is dropped, also when a round is interrupted between the two scopes', async () => {
    const { airsoft_events } = world.server.db.tables;
    const own = [...airsoft_events.values()].find((row) => row.created_by === world.ana)!;
    await rounds.run();
    await ana.page.db.scopes.clear();
    world.write((at) => deleteEvent(at, own));
    const killed = new AbortController();
    const asks = () => rounds.asked.filter((path) => path === MANIFEST).length;
    // all of my scopes are read
    rounds.spoil = (path) => void (path === MANIFEST && asks() === 3 && killed.abort('killed'));
    const dying = runRound(ana.page.local, { signal: killed.signal, verify: false });
    await expect(dying).rejects.toBe('killed');
    rounds.spoil = () => undefined;
    expect(rowsHeldBy(rounds.disk(), 'airsoft_events', 'me')).toEqual([]);
    expect(rowsHeldBy(rounds.disk(), 'airsoft_events', eventScope(own.id))).toHaveLength(1);
    await rounds.settled();
  });

  test('a device that was away for 120 days [case 12]', async () => {
    await rounds.run();
    world.server.now += 120 * DAY_MS;
    world.write((at) =>
      putPublic(at, 'arenas', { ...arenaRow({ id: world.arenas[0]! }), is_active: false }),
    );
    await rounds.settled();
  });
});
