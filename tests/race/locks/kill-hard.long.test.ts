import { afterAll, beforeAll, expect, test } from 'vitest';
import { addEvent, addPerson, mutate, type Mutation, registration } from '#tests/sql/acts.ts';
import { type RaceServer, startRaceServer } from '../cluster/race-database.ts';

const ROUNDS = 4;
const CLIENTS = 24;
const PLACES = 15;
/**
 * Mutations whose event another transaction holds: they are certainly in flight when the server is
 * killed.
 */
const HELD = 4;

let server: RaceServer;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());

test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
  '[case 16] the server is killed with -9 under load, round %i: replayed, each mutation is done exactly once',
  async (round) => {
    const database = await server.database();
    let admin = await server.open(database);
    const owner = await addPerson(admin, 'Organizadora');
    const event = await addEvent(admin, owner, { max_op: PLACES });
    const held = await addEvent(admin, owner);
    const people: { user: string; mutation: Mutation }[] = [];
    for (let n = 0; n < CLIENTS + HELD; n += 1) {
      const args = registration(n < CLIENTS ? event : held);
      const mutation = { id: crypto.randomUUID(), name: 'register@1', args };
      people.push({ user: await addPerson(admin, `Pessoa ${n}`), mutation });
    }
    const holder = await server.open(database);
    await holder.exec('begin');
    await holder.rows('select from public.airsoft_events where id = $1 for update', [held]);
    const sessions = await Promise.all(people.map(() => server.open(database)));
    const acknowledged = new Map<string, string>();
    const enough = 1 + (round % 4) * 3;
    const dying = Promise.withResolvers<void>();
    const settled = Promise.allSettled(
      people.map(async ({ user, mutation }, n) => {
        const { status } = await mutate(sessions[n]!, user, mutation);
        acknowledged.set(user, status);
        if (acknowledged.size === enough) dying.resolve();
      }),
    );
    await dying.promise;
    await server.cluster.killHard();
    const replies = await settled;
    expect(replies.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(
      HELD,
    );

    await server.cluster.start();
    admin = await server.open(database);
    for (const [user, status] of acknowledged) {
      const [row] = await admin.rows<{ status: string }>(
        'select status from private.sync_mutations where user_id = $1',
        [user],
      );
      expect(row?.status).toBe(status); // acknowledged outcomes are kept
    }
    const outcomes = [];
    for (const { user, mutation } of people) outcomes.push(await mutate(admin, user, mutation));
    expect(outcomes.filter(({ status }) => status === 'applied')).toHaveLength(PLACES + HELD);
    for (const [id, places] of [
      [event, PLACES],
      [held, HELD],
    ] as const) {
      expect(
        await admin.one('select operators_count from public.airsoft_events where id = $1', [id]),
      ).toBe(places);
      expect(
        await admin.one('select count(*)::int from public.operators where event_id = $1', [id]),
      ).toBe(places);
    }
    expect(
      await admin.one('select count(*)::int from private.sync_mutations where name = $1', [
        'register@1',
      ]),
    ).toBe(CLIENTS + HELD);
    await admin.close();
  },
);
