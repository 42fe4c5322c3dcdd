import { addPerson } from '#tests/sql/acts.ts';
import { addTeam } from '#tests/sql/teams/team-acts.ts';
import type { OpenSession, RaceServer } from '../cluster/race-database.ts';
import { atOnce, DOORS } from './crowd.ts';

/** How many do the same at once. */
export const CLIENTS = 12;

/**
 * A database with two captains and their teams, and a dozen connections; `prepare` may put doors
 * into it.
 */
export async function teamArena(server: RaceServer, prepare = '') {
  const database = await server.database();
  const admin = await server.open(database);
  await admin.exec(prepare);
  const [captain, rival] = [await addPerson(admin, 'Capitã'), await addPerson(admin, 'Rival')];
  const { team } = await addTeam(admin, captain);
  const { team: other } = await addTeam(admin, rival);
  const sessions: OpenSession[] = [];
  for (let n = 0; n < CLIENTS; n += 1) sessions.push(await server.open(database));
  return {
    admin,
    captain,
    rival,
    team,
    other,
    sessions,
    /** All at once; where there is a door, all of them wait at it before one continues. */
    together: <T>(acts: (() => Promise<T>)[]) => {
      const all = () => Promise.all(acts.map((act) => act()));
      return prepare ? atOnce({ admin, people: acts.length }, all) : all();
    },
    close: () => Promise.all([admin, ...sessions].map((session) => session.close())),
  };
}

/** The functions without their locks, with a door in place of each. */
export const WITHOUT_LOCK = `${DOORS}
  do $$ begin
    execute replace(pg_get_functiondef('private.lock_team(uuid)'::regprocedure), 'for no key update', '');
    execute replace(replace(pg_get_functiondef('private.lock_alliance(uuid,jsonb)'::regprocedure), 'for update', ''),
                    'return a;', 'perform private.door(1); return a;');
    execute replace(pg_get_functiondef('private.team_member(uuid,jsonb)'::regprocedure),
                    'return m;', 'perform private.door(1); return m;');
  end $$;
  drop index public.team_members_one_captain;
  alter table public.team_points drop constraint team_points_once_a_cause;
  create or replace function private.award_team_points(team_id uuid, points integer, source text, source_id uuid, description text)
  returns boolean language sql security definer set search_path = '' as $f$
    insert into public.team_points (team_id, points, source, source_id, description)
    values ($1, $2, $3, $4, $5) returning true $f$;`;
