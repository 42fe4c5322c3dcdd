import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addEvent, mutate, type Outcome, pushOf, registration } from '#tests/sql/acts.ts';
import { refusal } from '#tests/sql/session.ts';
import { atOnce, CLIENTS, crowd as gather, tally, WITHOUT_LOCK } from './crowd.ts';
import { taken, trioOfTwo, twentyMore } from './registering-crowd.ts';
import { type OpenSession, type RaceServer, startRaceServer } from '../cluster/race-database.ts';
import { pause } from '../seeded-random.ts';
import { LONG } from '../../runner/suite.ts';

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

  if (LONG) {
    test('one of twenty gets the last place of a trio', async () => {
      const race = await crowd({ clients: 22, event: { game_mode: '3X3' } });
      const trio = await trioOfTwo(race);
      expect(tally(await twentyMore(race, trio))).toEqual({ applied: 1, team_full: 19 });
      expect(
        await race.admin.one('select members_count from public.event_teams where id = $1', [trio]),
      ).toBe(3);
      await race.close();
    });

    test('negative control: without the lock a trio has more than three', async () => {
      const race = await crowd({ clients: 22, event: { game_mode: '3X3' }, prepare: WITHOUT_LOCK });
      const trio = await trioOfTwo(race);
      await atOnce({ admin: race.admin, door: 2, people: 20 }, () => twentyMore(race, trio));
      const members =
        'select count(*)::int from public.operators where event_team_id = $1 and deleted_at is null';
      expect(await race.admin.one<number>(members, [trio])).toBeGreaterThan(3);
      await race.close();
    });

    test('one name for a trio, requested by twenty at once', async () => {
      const race = await crowd({ clients: 20, event: { game_mode: '3X3' } });
      const outcomes = await race.all(() => ({
        name: 'register@1',
        args: registration(race.event, { new_team: { id: crypto.randomUUID(), name: 'Alfa' } }),
      }));
      expect(tally(outcomes)).toEqual({ applied: 1, team_name_taken: 19 });
      await race.close();
    });
  }
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

  if (LONG) {
    test('[hole S9] a verified number, and nineteen others who register with it: its account gets in, with the number', async () => {
      const race = await crowd({ clients: 20 });
      const owner = race.people[19]?.user ?? '';
      const whatsapp = '5585911112222';
      await race.admin.rows(
        'insert into public.profile_contacts (user_id, whatsapp, verified_at) values ($1, $2, now())',
        [owner, whatsapp],
      );
      const outcomes = await race.all(() => ({
        name: 'register@1',
        args: registration(race.event, { whatsapp }),
      }));
      expect(outcomes[19]).toMatchObject({ status: 'applied' });
      const { applied = 0, whatsapp_already_registered = 0 } = tally(outcomes);
      expect([1, 2]).toContain(applied); // one of the others may have been first
      expect(applied + whatsapp_already_registered).toBe(20);
      expect(
        await race.admin.rows('select user_id from public.operator_contacts where whatsapp = $1', [
          whatsapp,
        ]),
      ).toEqual([{ user_id: owner }]);
      await race.close();
    });

    test('closing against registering: each is in before or refused, and afterwards all are refused', async () => {
      const race = await crowd({ clients: 30 });
      const close = {
        name: 'update_event@1',
        args: { id: race.event, patch: { registration_closed: true }, base: {} },
      };
      const [closing, ...outcomes] = await Promise.all([
        mutate(race.admin, race.owner, close),
        ...race.people
          .slice(0, 20)
          .map(({ session, user }) =>
            mutate(session, user, { name: 'register@1', args: registration(race.event) }),
          ),
      ]);
      expect(closing?.status).toBe('applied');
      const { applied = 0, registration_closed = 0 } = tally(outcomes);
      expect(applied + registration_closed).toBe(20);
      expect(await taken(race.admin, race.event)).toEqual([
        { rows: applied, count: applied, contacts: applied },
      ]);
      const late = await Promise.all(
        race.people
          .slice(20)
          .map(({ session, user }) =>
            mutate(session, user, { name: 'register@1', args: registration(race.event) }),
          ),
      );
      expect(tally(late)).toEqual({ registration_closed: 10 });
      await race.close();
    });

    test('two batches that lock two events in opposite order: both succeed in the end', async () => {
      const race = await crowd({ clients: 2 });
      const other = await addEvent(race.admin, race.owner);
      const order = [
        [race.event, other],
        [other, race.event],
      ];
      await Promise.all(
        race.people.map(async ({ session, user }, n) => {
          const batch = pushOf(
            user,
            (order[n] ?? []).map((event) => ({ name: 'register@1', args: registration(event) })),
          );
          // a deadlock is a rollback, after which the device sends again
          while (
            (await refusal(() => session.rpc({ user }, 'sync_push', batch)))?.sql_state === '40P01'
          )
            await pause(5);
        }),
      );
      for (const event of [race.event, other]) {
        expect(await taken(race.admin, event)).toEqual([{ rows: 2, count: 2, contacts: 2 }]);
      }
      await race.close();
    });
  }
});

async function untilBlocked(admin: OpenSession, pid: number): Promise<void> {
  while ((await admin.one<number>('select cardinality(pg_blocking_pids($1))', [pid])) === 0)
    await pause(5);
}
