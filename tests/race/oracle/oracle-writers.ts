import { mutate } from '#tests/sql/acts.ts';
import { refusal, type Session } from '#tests/sql/session.ts';
import { eventDay } from './oracle-event-day.ts';
import { deleteTeam, teamLife } from './oracle-team-life.ts';
import {
  ana,
  arenas,
  events,
  organiserOf,
  organisers,
  patches,
  players,
  register,
  sqlList,
  teams,
} from './oracle-world.ts';
import { pause, type Random } from '../seeded-random.ts';

/** One change of the database, inside an open transaction. */
export type Deed = (session: Session, random: Random) => Promise<unknown>;

const asOwner = (session: Session, event: string, mutation: { name: string; args: object }) => {
  const owner = organiserOf(event);
  return mutate(session, owner, mutation);
};

const change =
  (make: (random: Random) => object): Deed =>
  (session, random) => {
    const event = random.pick(events);
    return asOwner(session, event, {
      name: 'update_event@1',
      args: { id: event, patch: make(random), base: {} },
    });
  };

const sql =
  (make: (random: Random) => string): Deed =>
  (session, random) =>
    session.exec(make(random));

const one = (random: Random, ids: readonly string[]) => `'${random.pick(ids)}'`;

/** What people do, by the same mutations as their phones. Repeated entries are likelier. */
const PEOPLE: Deed[] = [
  ...Array.from({ length: 6 }, (): Deed => (session, random) => {
    const player = random.pick(players);
    return mutate(session, player, register(player, random.pick(events)));
  }),
  ...Array.from({ length: 4 }, (): Deed => cancelSomebody),
  change((random) => ({ is_public: random.chance(0.5) })),
  change((random) => ({ is_public: random.chance(0.5) })),
  change((random) => ({ allow_public_list: random.chance(0.5) })),
  change((random) => ({ allow_public_list: random.chance(0.5), is_public: random.chance(0.5) })),
  change((random) => ({ name: `Jogo ${random.int(0, 1000)}` })),
  change((random) => ({ game_mode: random.pick(['MilSim', '3X3', 'CQB']) })),
  // both sides of the window's edge, 15 days ago
  change((random) => ({ date: daysFromNow(random.pick([-40, -17, 30])) })),
  change(() => ({ date: daysFromNow(30) })),
  splitSomething,
  ...eventDay,
];

/** Who gets patches and their points, and loses them: the people whose devices read. */
const rewarded = [ana, organisers[0]] as const;

/** Direct changes by an administrator in the database, with no mutation and no soft deletion. */
const ADMIN: Deed[] = [
  sql((r) => `update public.arenas set is_active = not is_active where id = ${one(r, arenas)}`),
  sql((r) => `update public.teams set name = 'Time ${r.int(0, 99)}' where id = ${one(r, teams)}`),
  sql(
    (r) =>
      `update public.patches set deleted_at = case when deleted_at is null then now() end where id = ${one(r, patches)}`,
  ),
  sql(
    (r) =>
      `update public.airsoft_events set is_public = not is_public where id = ${one(r, events)}`,
  ),
  sql(
    (r) =>
      `update public.airsoft_events set location = 'Campo ${r.int(0, 99)}', date = current_date + 40 where id in (${one(r, events)}, ${one(r, events)})`,
  ),
  sql(
    (r) =>
      `update public.profiles set name = 'Pessoa ${r.int(0, 99)}' where id = ${one(r, players)}`,
  ),
  sql(
    (r) =>
      `update public.profile_contacts set whatsapp = '5541${r.int(100_000_000, 999_999_999)}' where user_id = ${one(r, players)}`,
  ),
  sql(
    (r) =>
      `delete from public.operators where id in (select id from public.operators order by md5(id::text || '${r.int(0, 99)}') limit 1)`,
  ),
  sql(
    (r) =>
      `select private.earn_patch(${one(r, rewarded)}, ${one(r, patches.slice(0, 3))}, 'assigned')`,
  ),
  sql(
    (r) =>
      `select private.earn_patch(${one(r, rewarded)}, ${one(r, patches.slice(0, 3))}, 'assigned')`,
  ),
  sql(
    (r) =>
      `delete from public.user_patches where user_id = ${one(r, rewarded)} and patch_id = ${one(r, patches.slice(0, 3))}`,
  ),
  sql((r) => `delete from public.patches where id = ${one(r, patches)}`),
  sql((r) => `delete from public.teams where id = ${one(r, teams)}`),
  sql(
    (r) =>
      `delete from public.event_teams t where members_count = 0 and md5(id::text) > md5('${r.int(0, 99)}') and not exists (select from public.operators o where o.event_team_id = t.id)`,
  ),
];

/** Rare, and never undone by anything else. */
const RARE: Deed[] = [
  deleteTeam,
  (session, random) => {
    const event = random.pick(events.slice(5));
    return asOwner(session, event, { name: 'delete_event@1', args: { id: event } });
  },
  sql((r) => {
    const event = one(r, events.slice(6));
    return `delete from public.check_ins where event_id = ${event}; delete from public.waiting_list where event_id = ${event};
            delete from public.event_staff where event_id = ${event}; delete from public.staff_links where event_id = ${event};
            delete from public.place_leases where event_id = ${event}; delete from public.station_records where event_id = ${event};
            delete from public.operators where event_id = ${event}; delete from public.event_teams where event_id = ${event};
            delete from public.airsoft_events where id = ${event}`;
  }),
];

/**
 * Writes at random until stopped: short and long transactions, transaction ids taken long before
 * the first change, rollbacks.
 * @returns how many transactions were committed
 */
export async function writeAtRandom(
  session: Session,
  random: Random,
  { transactions }: { transactions: number },
): Promise<number> {
  let kept = 0;
  for (let n = 0; n < transactions; n += 1) {
    try {
      await session.request('postgres', async () => {
        // takes an id now and changes rows later, so that a lower id commits after a higher one
        if (random.chance(0.5)) await session.one('select pg_current_xact_id()::text');
        if (random.chance(0.4)) await pause(random.int(0, 25));
        for (let deeds = random.int(1, 4); deeds > 0; deeds -= 1) {
          const kind = kindOf(random);
          await random.pick(kind)(session, random);
          if (random.chance(0.3)) await pause(random.int(0, 15));
        }
        if (random.chance(0.15)) throw new TakenBack();
      });
      kept += 1;
    } catch (error) {
      if (!isExpected(error)) throw error;
    }
  }
  return kept;
}

/** A third of people's actions are in their teams. */
function kindOf(random: Random): readonly Deed[] {
  if (random.chance(0.03)) return RARE;
  if (!random.chance(0.7)) return ADMIN;
  return random.chance(0.35) ? teamLife : PEOPLE;
}

class TakenBack extends Error {}

/** Deadlocks between writers, and changes that the current rows do not allow. */
function isExpected(error: unknown): boolean {
  const code = (error as { code?: string }).code;
  return error instanceof TakenBack || ['40P01', '23503', '23505', '23514'].includes(code ?? '');
}

async function cancelSomebody(session: Session, random: Random): Promise<unknown> {
  const event = random.pick(events);
  const [operator] = await session.rows<{ id: string; user_id: string }>(
    `select id, user_id from public.operators where event_id = $1 and deleted_at is null
     order by md5(id::text || $2) limit 1`,
    [event, String(random.int(0, 1000))],
  );
  if (!operator) return null;
  const mutation = {
    name: 'cancel_registration@1',
    args: { operator_id: operator.id, event_id: event },
  };
  return mutate(session, operator.user_id, mutation);
}

async function splitSomething(session: Session, random: Random): Promise<unknown> {
  const event = random.pick(events);
  const people = await session.rows<{ id: string }>(
    `select id from public.operators where event_id = $1 and deleted_at is null order by id`,
    [event],
  );
  const rev = await session.rows<{ split_rev: number }>(
    `select split_rev from public.airsoft_events where id = $1`,
    [event],
  );
  const count = random.int(1, 4);
  return asOwner(session, event, {
    name: 'save_event_teams@1',
    args: {
      event_id: event,
      seed: random.int(0, 1000),
      base_split_rev: rev[0]?.split_rev ?? 0,
      teams: Array.from({ length: count }, (_, i) => ({
        id: crypto.randomUUID(),
        name: `Equipe ${i + 1}`,
        operator_ids: people.filter((_person, at) => at % count === i).map(({ id }) => id),
      })),
    },
  });
}

/** UTC calendar day; the window's edge is tested days away from where zones could matter. */
function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A restore from a backup: older contents with older versions, and a new epoch. */
export async function restoreBackup(session: Session): Promise<void> {
  while (!(await restored(session))) await pause(5);
}

/** @returns false after a deadlock with a writer */
async function restored(session: Session): Promise<boolean> {
  const refused = await refusal(() => session.request('postgres', () => restoreRows(session)));
  if (refused && refused.sql_state !== '40P01') throw new Error(JSON.stringify(refused));
  return refused === null;
}

async function restoreRows(session: Session): Promise<void> {
  await session.exec(`
      set local session_replication_role = replica; -- no triggers: a dump brings the rows as they were
      update public.airsoft_events set rev = greatest(rev - 3, 1), name = 'Do backup', is_public = true where id in (${sqlList(events.slice(0, 2))});
      update public.airsoft_events set rev = greatest(rev - 3, 1), is_public = false where id = '${events[4]}';
      delete from public.teams where id = '${teams[0]}';
      update public.arenas set rev = 1, name = 'Arena do backup' where id = '${arenas[1]}';
      set local session_replication_role = origin;
      select private.start_new_epoch();
    `);
}
