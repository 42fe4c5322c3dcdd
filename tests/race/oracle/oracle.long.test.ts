import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scope } from '#sync/wire/protocol.ts';
import { CASES_SEED } from '#tests/fixtures/samples/generated-cases.ts';
import type { Who } from '#tests/sql/session.ts';
import { Crash, openReader, type Reader } from './oracle-reader.ts';
import { divergences, type Divergence } from './oracle-truth.ts';
import { ana, events, organisers, seedWorld, squads } from './oracle-world.ts';
import { restoreBackup, writeAtRandom } from './oracle-writers.ts';
import { type OpenSession, type RaceServer, startRaceServer } from '../cluster/race-database.ts';
import { pause, type Random, seededRandom, testId } from '../seeded-random.ts';

const RUNS = 50;
/** CASES_SEED=3 runs fifty others. */
const FIRST_SEED = CASES_SEED * RUNS;
const WRITERS = 4;
const TRANSACTIONS = 14;
const LATE = testId(0xc, 99);

let server: RaceServer;
let world: string;
beforeAll(async () => {
  server = await startRaceServer();
  world = await server.database();
  const session = await server.open(world);
  await seedWorld(session);
  await session.close();
});
afterAll(() => server.stop());

/** Three callers with different views: a visitor, a player, an organiser who leads a team. */
const people: { who: Who; scopes: Scope[] }[] = [
  { who: 'anon', scopes: ['public', event(0), event(1), event(2)] },
  {
    who: { user: ana },
    scopes: ['public', 'me', event(0), event(2), event(3), event(4), team(0), team(1), team(2)],
  },
  {
    who: { user: organisers[0] },
    scopes: ['public', 'me', event(0), event(1), event(2), event(6), team(0), team(1)],
  },
];

describe('[case 1] the replica equals SQL under the policies, at rest, whatever was written meanwhile', () => {
  test.each(Array.from({ length: RUNS }, (_, run) => FIRST_SEED + run))('seed %i', async (seed) => {
    const { public_only, all, still_repairing } = await run(seed, {});
    // no digest is ever requested for it
    expect({ seed, public_only }).toEqual({ seed, public_only: [] });
    expect({ seed, all }).toEqual({ seed, all: [] });
    // both sides compute the same sum
    expect({ seed, still_repairing }).toEqual({ seed, still_repairing: [] });
  });
});

test('negative control: with a cursor that passes the horizon a row is lost', async () => {
  const { public_only } = await run(FIRST_SEED, { ignore_horizon: true });
  expect(public_only).toContainEqual(expect.objectContaining({ what: 'missing', id: LATE }));
});

/** One seeded run; the seed repeats every choice, but not how the connections interleave. */
async function run(seed: number, { ignore_horizon = false }) {
  const database = await server.database(world);
  const random = seededRandom(seed);
  const opened = await Promise.all(
    Array.from({ length: WRITERS + people.length + 1 }, () => server.open(database)),
  );
  const [judge, ...rest] = opened;
  if (!judge) throw new Error('no connection');
  const readers = people.map((person, i) =>
    openReader({
      ...person,
      session: rest[i]!,
      random: seededRandom(seed * 31 + i),
      ignore_horizon,
    }),
  );
  try {
    let writing = true;
    const reading = readers.map((reader, i) =>
      readWhile(() => writing, reader, seededRandom(seed * 17 + i)),
    );
    const restore = random.chance(0.4)
      ? pause(random.int(50, 250)).then(() => restoreBackup(judge))
      : Promise.resolve();
    const writers = Array.from({ length: WRITERS }, (_, i) =>
      writeAtRandom(rest[people.length + i]!, seededRandom(seed * 101 + i), {
        transactions: TRANSACTIONS,
      }),
    );
    const wrote = await Promise.allSettled([restore, ...writers]);
    writing = false;
    const read = await Promise.allSettled(reading);
    for (const result of [...wrote, ...read]) if (result.status === 'rejected') throw result.reason;
    if (ignore_horizon) await commitLate(judge, rest[people.length], readers);

    const public_only: Divergence[] = [];
    for (const reader of readers) {
      await settled(reader, { digest: false, limit: random.int(3, 40) });
      public_only.push(
        ...(await divergences(judge, reader)).filter(({ scope }) => scope === 'public'),
      );
    }
    const all: Divergence[] = [];
    const still_repairing: Who[] = [];
    for (const reader of readers) {
      await settled(reader, { digest: true, limit: random.int(3, 40) });
      all.push(...(await divergences(judge, reader)));
      if (await settled(reader, { digest: true, limit: 500 })) still_repairing.push(reader.who);
    }
    return { public_only, all, still_repairing };
  } finally {
    readers.forEach((reader) => reader.close());
    await Promise.all(opened.map((session) => session.close()));
  }
}

/**
 * A lower transaction id that commits after everybody has read a higher one. The machine decides
 * how the writers of a run interleave, so they may never do this by themselves.
 */
async function commitLate(judge: OpenSession, writer: OpenSession | undefined, readers: Reader[]) {
  if (!writer) throw new Error('nobody writes');
  const insert = (id: string) =>
    `insert into public.arenas (id, name, address, city, state, latitude, longitude, is_active)
     values ('${id}', 'Arena', 'Rua das Arenas', 'Curitiba', 'PR', -25, -49, true)`;
  await writer.exec(`begin; ${insert(LATE)}`);
  await judge.exec(insert(crypto.randomUUID()));
  for (const reader of readers) await settled(reader, { digest: false, limit: 40 });
  await writer.exec('commit');
}

async function readWhile(writing: () => boolean, reader: Reader, random: Random): Promise<void> {
  while (writing()) {
    try {
      await reader.sync({ digest: random.chance(0.3), limit: random.int(3, 40) });
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
    }
    await pause(random.int(0, 30));
  }
}

/** One round that does not crash. */
async function settled(
  reader: Reader,
  options: { digest: boolean; limit: number },
): Promise<boolean> {
  for (;;) {
    try {
      return await reader.sync(options);
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
    }
  }
}

function team(index: number): Scope {
  return `team:${squads[index]}`;
}

function event(index: number): Scope {
  return `event:${events[index]}`;
}
