import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mutate, type Mutation } from '#tests/sql/acts.ts';
import { must } from '#tests/sql/teams/team-acts.ts';
import { type RaceServer, startRaceServer } from '../cluster/race-database.ts';
import { atOnce, crowd, DOORS, tally } from './crowd.ts';

let server: RaceServer;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());

const PEOPLE = 12;
const CODE = 'C0DE0000000000000001';
const PIN = '314159';

/** People at the link of an event. */
async function atTheLink(prepare = '') {
  const race = await crowd(server, { clients: PEOPLE, prepare });
  await must(race.admin, race.owner, 'create_staff_link@1', {
    id: crypto.randomUUID(),
    event_id: race.event,
    code: CODE,
    pin: PIN,
  });
  const join = (pin: string): Mutation => ({
    name: 'join_staff@1',
    args: { id: crypto.randomUUID(), event_id: race.event, code: CODE, pin },
  });
  const staff = () =>
    race.admin.one<number>(
      'select count(*)::int from public.event_staff where event_id = $1 and accepted_at is not null',
      [race.event],
    );
  return { ...race, join, staff };
}

describe('a dozen wrong PINs at once', () => {
  test('are five, and then the link is locked, also for the right one', async () => {
    const race = await atTheLink();
    const tried = await race.all((n) => race.join(String(n).padStart(6, '0')));
    expect(tally(tried)).toEqual({ wrong_pin: 4, staff_link_locked: PEOPLE - 4 });
    expect(tally(await race.all(() => race.join(PIN)))).toEqual({ staff_link_locked: PEOPLE });
    expect(await race.staff()).toBe(0);
    await race.close();
  });

  test('negative control: without the lock of the event more are tried', async () => {
    const race = await atTheLink(`${DOORS}
      do $$ begin
        execute replace(pg_get_functiondef('private.lock_event(uuid)'::regprocedure), 'for update', '');
        execute replace(pg_get_functiondef('mutation."join_staff@1"(uuid,jsonb)'::regprocedure),
          'if l.pin <> given_pin', 'perform private.door(1); if l.pin <> given_pin');
      end $$;
      alter table public.staff_links drop constraint five_wrong_pins_lock;`);
    const tried = await atOnce({ admin: race.admin, people: PEOPLE }, () =>
      race.all((n) => race.join(String(n).padStart(6, '0'))),
    );
    expect(tally(tried)).toEqual({ wrong_pin: PEOPLE });
    await race.close();
  });
});

test('two people with the right PIN at once join both, and one person by two phones once', async () => {
  const race = await atTheLink();
  const [one, two, three] = race.people;
  if (!one || !two || !three) throw new Error('nobody came');
  const both = await Promise.all(
    [one, two].map(({ session, user }) => mutate(session, user, race.join(PIN))),
  );
  expect(tally(both)).toEqual({ applied: 2 });
  const phones = await Promise.all(
    [one, two].map(({ session }) => mutate(session, three.user, race.join(PIN))),
  );
  expect(tally(phones)).toEqual({ applied: 1, already_staff: 1 });
  expect(await race.staff()).toBe(3);
  await race.close();
});

test('a new link and the use of the old one at once: joined before, or told that it ended', async () => {
  const race = await atTheLink();
  const renewed = mutate(race.admin, race.owner, {
    name: 'create_staff_link@1',
    args: {
      id: crypto.randomUUID(),
      event_id: race.event,
      code: 'C0DE0000000000000002',
      pin: PIN,
    },
  });
  const { applied = 0, staff_link_ended = 0 } = tally(await race.all(() => race.join(PIN)));
  expect((await renewed).status).toBe('applied');
  expect(applied + staff_link_ended).toBe(PEOPLE);
  expect(await race.staff()).toBe(applied);
  await race.close();
});
