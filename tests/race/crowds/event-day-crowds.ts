import { dayFromNow, mutate, type Outcome, registration } from '#tests/sql/acts.ts';
import { atOnce, type Crowd } from './crowd.ts';
import { pause } from '../seeded-random.ts';

type GatherCrowd = (of: { clients: number; event: object; prepare: string }) => Promise<Crowd>;

export const register = (event: string, changes: object = {}) => ({
  name: 'register@1',
  args: registration(event, changes),
});
const join = (event: string) => ({
  name: 'join_waiting_list@1',
  args: { id: crypto.randomUUID(), event_id: event, name: 'Quem espera' },
});
const cancel = (event: string, outcome: Outcome | undefined) => ({
  name: 'cancel_registration@1',
  args: { operator_id: outcome?.touched[0]?.[1], event_id: event },
});
export const state = async ({ admin, event }: Pick<Crowd, 'admin' | 'event'>) =>
  (
    await admin.rows<{ people: number; held: number; waiting: number }>(
      `select operators_count as people, places_offered as held, waiting_count as waiting
       from public.airsoft_events where id = $1`,
      [event],
    )
  )[0];

export const PLACES = 8;

/** Eight participants, twelve in the waiting list, and ten who are in neither. */
export async function freeAtOnce(crowd: GatherCrowd, prepare = '') {
  const race = await crowd({ clients: 30, event: { max_op: PLACES }, prepare });
  const [inside, line, others] = [
    race.people.slice(0, PLACES),
    race.people.slice(PLACES, 20),
    race.people.slice(20),
  ];
  const places = await Promise.all(
    inside.map(({ session, user }) => mutate(session, user, register(race.event))),
  );
  await Promise.all(line.map(({ session, user }) => mutate(session, user, join(race.event))));
  const leaving = Promise.all(
    inside.map(({ session, user }, n) => mutate(session, user, cancel(race.event, places[n]))),
  );
  const [left, came] = await Promise.all([
    leaving,
    Promise.all(
      others.map(async ({ session, user }, n) => {
        await (n < 5 ? pause(n * 4) : leaving); // half of them while people leave, half of them afterwards
        return mutate(session, user, register(race.event));
      }),
    ),
  ]);
  return { race, line, left, came };
}

/**
 * One place of one event, given up by `one` and offered to `two`, with `three` behind in the
 * waiting list.
 */
export async function offered(race: Crowd, event: string) {
  const [one, two, three] = race.people;
  if (!one || !two || !three) throw new Error('three');
  const place = await mutate(one.session, one.user, register(event));
  await mutate(two.session, two.user, join(event));
  await mutate(three.session, three.user, join(event));
  await mutate(one.session, one.user, cancel(event, place));
  return {
    endsIn: (left_ms: number) =>
      race.admin.rows(
        `update public.waiting_list set offered_until = clock_timestamp() + $2 * interval '1 millisecond'
           where event_id = $1 and status = 'offered'`,
        [event, left_ms],
      ),
    take: () => mutate(two.session, two.user, register(event)),
    runOut: () => race.admin.one('select private.expire_offers()'),
    given: async () => {
      const now = await state({ ...race, event });
      return (now?.people ?? 0) + (now?.held ?? 0);
    },
  };
}

export async function anotherEvent(race: Crowd): Promise<string> {
  const id = crypto.randomUUID();
  const args = {
    id,
    name: 'Mais um jogo',
    date: dayFromNow(30),
    time: '09:30',
    location: 'Campo do Canindé, Fortaleza',
    briefing: '<p>Óculos no rosto, sempre.</p>',
    max_op: 1,
  };
  await mutate(race.admin, race.owner, { name: 'create_event@1', args });
  return id;
}

/**
 * Nine people outside are moved into a trio of two at once. @returns outcomes and its members
 * afterwards
 */
export async function moveAll(crowd: GatherCrowd, prepare = '') {
  const race = await crowd({ clients: 11, event: { game_mode: '3X3' }, prepare });
  const alfa = { id: crypto.randomUUID(), name: 'Alfa' };
  const places: Outcome[] = [];
  for (const [n, { session, user }] of race.people.entries()) {
    const own = { new_team: { id: crypto.randomUUID(), name: `Time ${n}` } };
    const team = n === 0 ? { new_team: alfa } : n === 1 ? { event_team_id: alfa.id } : own;
    places.push(await mutate(session, user, register(race.event, team)));
  }
  const moving = () =>
    Promise.all(
      race.people.slice(2).map(({ session }, n) =>
        mutate(session, race.owner, {
          name: 'move_participant@1',
          args: {
            operator_id: places[n + 2]?.touched[0]?.[1],
            event_id: race.event,
            event_team_id: alfa.id,
          },
        }),
      ),
    );
  const moved = await (prepare ? atOnce({ admin: race.admin, people: 9 }, moving) : moving());
  const members = await race.admin.one<number>(
    'select count(*)::int from public.operators where event_team_id = $1 and deleted_at is null',
    [alfa.id],
  );
  await race.close();
  return { moved, members };
}
