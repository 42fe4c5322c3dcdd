import { addEvent, addPerson, mutate, type Mutation, type Outcome } from '#tests/sql/acts.ts';
import type { OpenSession, RaceServer } from '../cluster/race-database.ts';
import { pause } from '../seeded-random.ts';

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
 * `perform private.door(n)` in place of a lock: a transaction that reaches a closed door has read
 * and not yet written. So the race that the lock prevents happens for certain, however slow or busy
 * the machine is.
 */
export const DOORS = `
  delete from private.mutation_quotas; -- the pushes of one person would wait for each other at their count
  create function private.door(n integer) returns void language sql security definer set search_path = '' as
    $f$ select pg_advisory_xact_lock_shared(n) $f$;`;

/**
 * Holds all of them between reading and writing at the same moment.
 * @param people how many people `what` brings to the door. It opens when all of them wait there and
 * `amid` is done
 */
export async function atOnce<T>(
  { admin, door = 1, people }: { admin: OpenSession; door?: number; people: number },
  what: () => Promise<T>,
  amid: () => Promise<unknown> = async () => undefined,
): Promise<T> {
  await admin.rows('select pg_advisory_lock($1)', [door]);
  let over = false;
  const doing = what().finally(() => (over = true));
  const standing = () =>
    admin.one<number>(
      `select count(*)::int from pg_locks where locktype = 'advisory' and not granted and objid = $1
       and database = (select oid from pg_database where datname = current_database())`,
      [door],
    );
  while (!over && (await standing()) < people) await pause(5);
  await amid();
  await admin.rows('select pg_advisory_unlock($1)', [door]);
  return doing;
}

/** The number of outcomes of each code; `applied` without one. */
export const tally = (outcomes: Outcome[]): Record<string, number | undefined> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(outcomes, (o) => o.code ?? o.status)).map(([k, v]) => [
      k,
      v?.length,
    ]),
  );

/**
 * The functions without their locks: a door after reading the event, and another after the team.
 */
export const WITHOUT_LOCK = `${DOORS}
  do $$ begin
    execute replace(pg_get_functiondef('private.lock_event(uuid)'::regprocedure), 'for update', '');
    execute replace(replace(replace(pg_get_functiondef('private.take_team'::regproc), 'for update', ''),
      'begin', 'begin perform private.door(1);'), 'return t.id;', 'perform private.door(2); return t.id;');
  end $$;`;
