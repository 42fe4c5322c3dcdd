import { afterAll, beforeAll, expect, test } from 'vitest';
import { mutate, registration } from '#tests/sql/acts.ts';
import { type RaceServer, startRaceServer } from '../cluster/race-database.ts';
import { atOnce, crowd, DOORS, tally } from './crowd.ts';

let server: RaceServer;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());

const PHONES = 12;
const PLACES = 7;

/** A dozen helpers at the gate of an event that starts in an hour. */
async function gateOf(prepare = '') {
  const race = await crowd(server, { clients: PHONES, event: { max_op: PLACES }, prepare });
  await race.admin.rows(
    `update public.airsoft_events set (date, time) = (select t::date, to_char(t, 'HH24:MI')
     from (select now() at time zone 'America/Sao_Paulo' + interval '1 hour' t) x) where id = $1`,
    [race.event],
  );
  await race.admin.rows(
    `insert into public.event_staff (id, event_id, user_id, name, accepted_at)
     select gen_random_uuid(), $1, u, 'Ajudante', now() from unnest($2::uuid[]) u`,
    [race.event, race.people.map(({ user }) => user)],
  );
  const ids = race.people.map(() => crypto.randomUUID());
  const lease = (n: number) => ({
    name: 'lease_places@1',
    args: { id: ids[n], event_id: race.event, device_id: ids[n] },
  });
  const state = async () => {
    const [row] = await race.admin.rows<{ people: number; held: number; over: number }>(
      `select operators_count as people, places_offered as held,
              (select count(*)::int from public.operators o where o.event_id = e.id and over_capacity) as over
       from public.airsoft_events e where id = $1`,
      [race.event],
    );
    return row;
  };
  return { ...race, ids, lease, state };
}

test('a dozen phones at once hold no more places than there are', async () => {
  const race = await gateOf();
  expect(tally(await race.all(race.lease))).toEqual({
    applied: PLACES,
    event_full: PHONES - PLACES,
  });
  expect(await race.state()).toEqual({ people: 0, held: PLACES, over: 0 });
  await race.close();
});

test('negative control: without the lock of the event they hold more', async () => {
  const race = await gateOf(`${DOORS}
    do $$ begin
      execute replace(pg_get_functiondef('private.lock_event(uuid)'::regprocedure), 'for update', '');
      execute replace(pg_get_functiondef('mutation."lease_places@1"(uuid,jsonb)'::regprocedure),
        'if free <= 0', 'perform private.door(1); if free <= 0');
    end $$;`);
  const all = () => race.all(race.lease);
  expect(tally(await atOnce({ admin: race.admin, people: PHONES }, all))).toEqual({
    applied: PHONES,
  });
  await race.close();
});

test('walk-ins on every phone at once oversell nothing: who is over the limit is recorded as that', async () => {
  const race = await gateOf();
  await race.all(race.lease);
  const came = await race.all((n) => ({
    name: 'walk_in@1',
    args: {
      ...registration(race.event, { came_at: new Date().toISOString() }),
      lease_id: race.ids[n],
    },
  }));
  expect(tally(came)).toEqual({ applied: PHONES });
  expect(await race.state()).toEqual({ people: PHONES, held: 0, over: PHONES - PLACES });
  await race.close();
});

test('one phone that spends its last place twice at once spends it once', async () => {
  const race = await gateOf();
  await race.all(race.lease);
  const [one, two] = race.people;
  if (!one || !two) throw new Error('nobody came');
  const person = () => ({
    name: 'walk_in@1',
    args: {
      ...registration(race.event, { came_at: new Date().toISOString() }),
      lease_id: race.ids[0],
    },
  });
  const [lease] = await race.admin.rows<{ user_id: string }>(
    'select user_id from public.place_leases where id = $1',
    [race.ids[0]],
  );
  const twice = await Promise.all(
    [one, two].map(({ session }) => mutate(session, lease?.user_id ?? one.user, person())),
  );
  expect(tally(twice)).toEqual({ applied: 2 });
  const { over = -1 } = (await race.state()) ?? {};
  expect(over).toBe(lease ? 1 : 2);
  await race.close();
});
