import { addEvent, addPerson, mutate, type Mutation, type Outcome } from '#tests/sql/acts.ts';
import type { OpenSession, RaceServer } from './race-database.ts';

export const CLIENTS = 50;

/** A database with an organiser, and a connection and an account for each of fifty people. */
export async function crowd(
  server: RaceServer,
  { clients = CLIENTS, event = {} as object, prepare = '' } = {},
) {
  const database = await server.database();
  const admin = await server.open(database);
  await admin.exec(prepare);
  const owner = await addPerson(admin, 'Organizadora');
  const id = await addEvent(admin, owner, event);
  const people: { session: OpenSession; user: string }[] = [];
  for (let n = 0; n < clients; n += 1) {
    people.push({
      session: await server.open(database),
      user: await addPerson(admin, `Pessoa ${n}`),
    });
  }
  return {
    admin,
    owner,
    event: id,
    people,
    /** All at once, each on its own connection. */
    all: (what: (n: number) => Mutation) =>
      Promise.all(people.map(({ session, user }, n) => mutate(session, user, what(n)))),
    close: () =>
      Promise.all([admin, ...people.map(({ session }) => session)].map((s) => s.close())),
  };
}
export type Crowd = Awaited<ReturnType<typeof crowd>>;

/**
 * `perform private.meet()` waits until `n` have come to it, then until the next `n` have: what a lock
 * would have kept apart is together, however busy the machine is. Nobody waits longer than 5 s.
 */
export const meeting = (n: number): string => `
  create sequence private.arrivals;
  create function private.meet() returns void language plpgsql security definer set search_path = '' as $f$
  declare everybody integer := ceil(nextval('private.arrivals') / ${n}.0) * ${n};
  begin
    for wait in 1..500 loop
      exit when (select last_value from private.arrivals) >= everybody;
      perform pg_sleep(0.01);
    end loop;
  end $f$;`;

/** How many outcomes there are of each code; `applied` without one. */
export const tally = (outcomes: Outcome[]): Record<string, number | undefined> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(outcomes, (o) => o.code ?? o.status)).map(([k, v]) => [
      k,
      v?.length,
    ]),
  );

/** The function as it would be without its lock: the reading stays, the waiting goes. */
export const WITHOUT_LOCK = `
  do $$ begin
    execute replace(pg_get_functiondef('private.lock_event(uuid)'::regprocedure), 'for update', '');
    execute replace(pg_get_functiondef('private.take_team'::regproc), 'for update', '');
    -- what the lock would have kept apart takes a moment: behind the reading of the event, and of the team
    execute replace(pg_get_functiondef('private.take_team'::regproc), 'begin', 'begin perform pg_sleep(0.05);');
    execute replace(pg_get_functiondef('private.take_team'::regproc), 'return t.id;', 'perform pg_sleep(0.2); return t.id;');
  end $$;`;
