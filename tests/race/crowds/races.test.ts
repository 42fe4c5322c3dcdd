import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mutate, type Outcome, registration } from '#tests/sql/acts.ts';
import { atOnce, CLIENTS, crowd as gather, tally, WITHOUT_LOCK } from './crowd.ts';
import { taken } from './registering-crowd.ts';
import { type OpenSession, type RaceServer, startRaceServer } from '../cluster/race-database.ts';
import { pause } from '../seeded-random.ts';

const PLACES = 10;

let server: RaceServer;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());

/** A crowd on this file's server. */
const crowd = (of?: Parameters<typeof gather>[1]) => gather(server, of);

describe('[case 22] [T3] the last places', () => {
  test('fifty people, ten places: exactly ten get in', async () => {
    const race = await crowd({ event: { max_op: PLACES } });
    const outcomes = await race.all(() => ({ name: 'register@1', args: registration(race.event) }));
    expect(tally(outcomes)).toEqual({ applied: PLACES, event_full: CLIENTS - PLACES });
    expect(await taken(race.admin, race.event)).toEqual([
      { rows: PLACES, count: PLACES, contacts: PLACES },
    ]);
    await race.close();
  });

  test('negative control: without the lock the same race oversells', async () => {
    const race = await crowd({ event: { max_op: PLACES }, prepare: WITHOUT_LOCK });
    const outcomes = await atOnce({ admin: race.admin, people: CLIENTS }, () =>
      race.all(() => ({ name: 'register@1', args: registration(race.event) })),
    );
    expect(outcomes.filter((o) => o.status === 'applied').length).toBeGreaterThan(PLACES);
    await race.close();
  });
});

describe('one effect', () => {
  test('one number, twenty people: one place', async () => {
    const race = await crowd({ clients: 20 });
    const outcomes = await race.all(() => ({
      name: 'register@1',
      args: registration(race.event, { whatsapp: '5585911112222' }),
    }));
    expect(tally(outcomes)).toEqual({ applied: 1, whatsapp_already_registered: 19 });
    await race.close();
  });

  test('one person on twenty connections, each with its own mutation: one place', async () => {
    const race = await crowd({ clients: 20 });
    const me = race.people[0]?.user ?? '';
    const whatsapp = '5585911113333';
    const outcomes = await Promise.all(
      race.people.map(({ session }) =>
        mutate(session, me, { name: 'register@1', args: registration(race.event, { whatsapp }) }),
      ),
    );
    expect(tally(outcomes)).toEqual({ applied: 1, already_registered: 19 });
    await race.close();
  });

  test('[case 15] one mutation sent by twenty at once: one runs, the others get its outcome', async () => {
    const race = await crowd({ clients: 20 });
    const me = race.people[0]?.user ?? '';
    const mutation = {
      id: crypto.randomUUID(),
      name: 'register@1',
      args: registration(race.event),
    };
    const outcomes = await Promise.all(
      race.people.map(({ session }) => mutate(session, me, mutation)),
    );
    expect(outcomes.map((o) => o.status)).toEqual(Array.from({ length: 20 }, () => 'applied'));
    expect(outcomes.filter((o) => !o.dup)).toHaveLength(1);
    expect(new Set(outcomes.map((o) => o.xid)).size).toBe(1);
    expect(await taken(race.admin, race.event)).toEqual([{ rows: 1, count: 1, contacts: 1 }]);
    await race.close();
  });

  test('[case 17] the twin of a mutation that rolled back runs it', async () => {
    const race = await crowd({ clients: 2 });
    const [one, two] = race.people;
    if (!one || !two) throw new Error('two');
    const mutation = {
      id: crypto.randomUUID(),
      name: 'register@1',
      args: registration(race.event),
    };
    let twin: Promise<Outcome> | undefined;
    await one.session.trial({ user: one.user }, async () => {
      await mutate(one.session, one.user, mutation);
      twin = mutate(two.session, one.user, mutation);
      await untilBlocked(race.admin, two.session.backend_pid);
    });
    const outcome = await twin;
    expect(outcome).toMatchObject({ status: 'applied' });
    expect(outcome?.dup).toBeUndefined();
    expect(await taken(race.admin, race.event)).toEqual([{ rows: 1, count: 1, contacts: 1 }]);
    await race.close();
  });

  test('cancelling and registering at once: the counts stay correct and there are never too many places', async () => {
    const race = await crowd({ clients: 30, event: { max_op: PLACES } });
    const first = await race.all(() => ({ name: 'register@1', args: registration(race.event) }));
    const inside = race.people.filter((_, n) => first[n]?.status === 'applied');
    const outside = race.people.filter((_, n) => first[n]?.status !== 'applied');
    const ids = await race.admin.rows<{ id: string; user_id: string }>(
      'select id, user_id from public.operators where deleted_at is null',
    );
    await Promise.all([
      ...inside.map(({ session, user }) => {
        const operator_id = ids.find((o) => o.user_id === user)?.id;
        return mutate(session, user, {
          name: 'cancel_registration@1',
          args: { operator_id, event_id: race.event },
        });
      }),
      ...outside.map(({ session, user }) =>
        mutate(session, user, { name: 'register@1', args: registration(race.event) }),
      ),
    ]);
    const [now] = await taken(race.admin, race.event);
    expect(now?.rows).toBeLessThanOrEqual(PLACES);
    expect(now).toEqual({ rows: now?.rows, count: now?.rows, contacts: now?.rows });
    await race.close();
  });
});

async function untilBlocked(admin: OpenSession, pid: number): Promise<void> {
  while ((await admin.one<number>('select cardinality(pg_blocking_pids($1))', [pid])) === 0)
    await pause(5);
}
