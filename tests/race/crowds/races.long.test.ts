import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addEvent, mutate, pushOf, registration } from '#tests/sql/acts.ts';
import { refusal } from '#tests/sql/session.ts';
import { atOnce, crowd as gather, tally, WITHOUT_LOCK } from './crowd.ts';
import { taken, trioOfTwo, twentyMore } from './registering-crowd.ts';
import { type RaceServer, startRaceServer } from '../cluster/race-database.ts';
import { pause } from '../seeded-random.ts';

let server: RaceServer;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());

/** A crowd on this file's server. */
const crowd = (of?: Parameters<typeof gather>[1]) => gather(server, of);

describe('[case 22] [T3] the last places', () => {
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
});

describe('one effect', () => {
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
});
