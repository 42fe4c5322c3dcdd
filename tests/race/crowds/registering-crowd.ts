import { mutate, type Outcome, registration } from '#tests/sql/acts.ts';
import type { Crowd } from './crowd.ts';
import type { OpenSession } from '../cluster/race-database.ts';

/** How many take part in an event, counted in three ways. */
export const taken = (admin: OpenSession, event: string) =>
  admin.rows<{ rows: number; count: number; contacts: number }>(
    `select (select count(*)::int from public.operators where event_id = e.id and deleted_at is null) as rows,
            operators_count as count,
            (select count(*)::int from public.operator_contacts where event_id = e.id) as contacts
     from public.airsoft_events e where id = $1`,
    [event],
  );

/** The first two of a crowd form a trio. @returns its id */
export async function trioOfTwo(race: Crowd): Promise<string> {
  const team = { id: crypto.randomUUID(), name: 'Alfa' };
  const [one, two] = race.people;
  if (!one || !two) throw new Error('a crowd of two at least');
  await mutate(one.session, one.user, {
    name: 'register@1',
    args: registration(race.event, { new_team: team }),
  });
  await mutate(two.session, two.user, {
    name: 'register@1',
    args: registration(race.event, { event_team_id: team.id }),
  });
  return team.id;
}

/** The others ask for the last place of a trio. */
export const twentyMore = (race: Crowd, trio: string): Promise<Outcome[]> =>
  Promise.all(
    race.people.slice(2).map(({ session, user }) =>
      mutate(session, user, {
        name: 'register@1',
        args: registration(race.event, { event_team_id: trio }),
      }),
    ),
  );
