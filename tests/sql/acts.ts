import type { Session } from './session.ts';

/** [collection, row, the scopes that hold it] */
export type PushedRow = [string, Record<string, unknown>, string[]];

/** The answer of sync_push for one mutation. */
export type Outcome = {
  id: string;
  status: 'applied' | 'rejected';
  code?: string;
  field?: string;
  touched: [string, string][];
  /** Of `mutate`: the rows of its answer. */
  rows: PushedRow[];
  xid?: number;
  dup?: boolean;
};

export type Mutation = {
  name: string;
  args: unknown;
  id?: string;
};

export const DEVICE = '00000001-0000-4000-8000-000000000001';
let sequence = 0;

/** The body of a sync_push, as a device sends it. */
export function pushOf(user: string, mutations: Mutation[]): object {
  return {
    v: 1,
    user_id: user,
    device_id: DEVICE,
    mutations: mutations.map((mutation) => {
      sequence += 1;
      return { id: crypto.randomUUID(), seq: sequence, ...mutation };
    }),
  };
}

/** The server begins no more mutations than this in one request. */
export const MOST_BEGUN = 20;

/** A longer list, split into requests as a device would split it. */
export const inRequests = <T>(mutations: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(mutations.length / MOST_BEGUN) }, (_, n) =>
    mutations.slice(n * MOST_BEGUN, (n + 1) * MOST_BEGUN),
  );

/** Sends one mutation for a person and commits its effect. */
export async function mutate(db: Session, user: string, mutation: Mutation): Promise<Outcome> {
  const answer = await db.rpc<{ results: Omit<Outcome, 'rows'>[]; rows: PushedRow[] }>(
    { user },
    'sync_push',
    pushOf(user, [mutation]),
  );
  if (!answer.results[0]) throw new Error('no outcome');
  const outcome = { ...answer.results[0], rows: answer.rows };
  if (outcome.code === 'internal') throw new Error(`internal: ${JSON.stringify(mutation)}`);
  return outcome;
}

/** 'applied', or the code of the refusal, with the field that it names. */
export async function verdict(db: Session, user: string, mutation: Mutation): Promise<string> {
  const { status, code, field } = await mutate(db, user, mutation);
  return status === 'applied' ? status : field ? `${code}: ${field}` : (code ?? 'no code');
}

/**
 * Creates an account by the sign-up trigger, two months old, because a new one may do less
 * (`private.quotas`). @returns its id
 */
export async function addPerson(db: Session, name: string, whatsapp: string | null = null) {
  const id = await addNewcomer(db, name, whatsapp);
  await db.rows(
    `update public.profiles set created_at = now() - interval '60 days' where id = $1`,
    [id],
  );
  return id;
}

/** Creates a new account. @returns its id */
export async function addNewcomer(db: Session, name: string, whatsapp: string | null = null) {
  const id: string = crypto.randomUUID();
  await db.rows(
    `insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::text::jsonb)`,
    [id, `${id}@exemplo.test`, JSON.stringify({ name, whatsapp })],
  );
  return id;
}

/** Creates an administrator's account. @returns its id */
export async function addAdmin(db: Session): Promise<string> {
  const id = await addPerson(db, 'Administradora');
  await db.rows(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [id]);
  return id;
}

/** Valid arguments of an event, thirty days ahead. */
export function eventArgs(changes: object = {}): Record<string, unknown> & { id: string } {
  return {
    id: crypto.randomUUID(),
    name: 'Operação Canindé',
    date: dayFromNow(30),
    time: '09:30',
    location: 'Campo do Canindé, Fortaleza',
    briefing: '<p>Óculos no rosto, sempre.</p>',
    game_mode: 'MilSim',
    ...changes,
  };
}

/** Creates an event as its organiser, on a day without other actions of theirs. @returns its id */
export async function addEvent(db: Session, owner: string, changes: object = {}): Promise<string> {
  const args = eventArgs(changes);
  await forgetUses(db, owner);
  const said = await verdict(db, owner, { name: 'create_event@1', args });
  if (said !== 'applied') throw new Error(`create_event: ${said}`);
  return args.id;
}

/**
 * Moves events to an hour from now for the work, as if their day had come, and back. Without a
 * trigger: nothing but the day changes.
 */
export async function onTheirDay<T>(
  db: Session,
  events: readonly (string | undefined)[],
  work: () => Promise<T>,
): Promise<T> {
  const days = await db.rows<{ id: string; day: string; time: string }>(
    'select id, date::text as day, time from public.airsoft_events where id = any ($1::uuid[])',
    [events],
  );
  const move = (id: string, sql: string, params: string[] = []) =>
    db.request('postgres', async () => {
      await db.exec('set local session_replication_role = replica');
      await db.rows(`update public.airsoft_events set (date, time) = (${sql}) where id = $1`, [
        id,
        ...params,
      ]);
    });
  for (const { id } of days)
    await move(
      id,
      `select t::date, to_char(t, 'HH24:MI')
       from (select now() at time zone 'America/Sao_Paulo' + interval '1 hour' as t) soon`,
    );
  const done = await work();
  for (const { id, day, time } of days) await move(id, 'select $2::date, $3', [day, time]);
  return done;
}

/**
 * As after midnight: none of a person's daily limits is used up, neither actions nor numbers asked
 * about.
 */
export const forgetUses = (db: Session, user: string) =>
  db.request('postgres', async () => {
    await db.rows('delete from private.quota_uses where user_id = $1', [user]);
    await db.rows('delete from private.asked_numbers where user_id = $1', [user]);
  });

let numbers = 0;

/** Valid arguments of a registration, with a number of its own. */
export function registration(
  event: string,
  changes: object = {},
): Record<string, unknown> & { operator_id: string } {
  numbers += 1;
  return {
    operator_id: crypto.randomUUID(),
    event_id: event,
    name: 'Ana Souza',
    whatsapp: `5585${String(900_000_000 + numbers)}`,
    invited_by: 'Um amigo',
    experience: 'iniciante',
    class: 'assault',
    ...changes,
  };
}

/** Registers a person. @returns the operator's id */
export async function addOperator(
  db: Session,
  player: string,
  { event, ...changes }: { event: string } & Record<string, unknown>,
): Promise<string> {
  const args = registration(event, changes);
  const said = await verdict(db, player, { name: 'register@1', args });
  if (said !== 'applied') throw new Error(`register: ${said}`);
  return args.operator_id;
}

/**
 * A game that gave points, on a day on which everybody who is in a team now is in it. @returns its id
 */
export const addGame = (db: Session): Promise<string> =>
  db.one<string>(
    `insert into public.airsoft_events (id, name, date, time, location, briefing)
     values (gen_random_uuid(), 'Jogo', $1, '09:00', 'Campo', 'Óculos no rosto.') returning id`,
    [dayFromNow(2)],
  );

/**
 * YYYY-MM-DD in UTC. Tests keep days away from the limits, so that time zones make no difference.
 */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Puts people into a team of the organiser's, so that they may be asked to help at a gate. */
export async function makeTeammates(db: Session, organiser: string, ...people: string[]) {
  const team = crypto.randomUUID();
  await db.rows(
    `insert into public.teams (id, name, city, state, captain_id) values ($1, 'Da casa', 'Itu', 'SP', $2)`,
    [team, organiser],
  );
  await db.rows(
    `insert into public.team_members (id, team_id, user_id, name, approved)
     select gen_random_uuid(), $1, p, 'Pessoa', true from unnest($2::text::uuid[]) p`,
    [team, `{${[organiser, ...people].join(',')}}`],
  );
}
