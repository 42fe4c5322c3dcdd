import { ROLES, type Role } from '../topics/topic.ts';
import type { Session } from '../../session.ts';

type Growing = { user: Record<Role, string | null>; names: Map<string, string> };

const EARNED = '00000000-0000-4000-8000-00000000ea01';
const SECRET = '00000000-0000-4000-8000-00000000ea02';
/** A code that only the administrator's answers may contain. */
export const CANARY_CODE = 'CANARYC0DE01';

const PREFIX = { user_patches: 'patch/', user_points: 'points/', notifications: '' };

/**
 * A patch that everybody with an account has, one that a code gives, and a metric that is no longer
 * shown.
 */
export async function addRewardRows(db: Session, { user, names }: Growing): Promise<void> {
  for (const id of [EARNED, SECRET]) {
    await db.rows(`insert into public.patches (id, nome) values ($1, 'Patch')`, [id]);
    names.set(`patches ${id}`, 'live');
  }
  for (const role of ROLES) {
    if (role === 'anon') continue;
    await db.one(`select private.earn_patch($1, $2, 'assigned')`, [user[role], EARNED]);
    for (const [table, prefix] of Object.entries(PREFIX)) {
      const rows = await db.rows<{ id: string }>(
        `select id from public.${table} where user_id = $1`,
        [user[role]],
      );
      for (const { id } of rows) names.set(`${table} ${id}`, `${prefix}${role}`);
    }
  }
  await db.rows(
    `insert into private.patch_codes (id, patch_id, code, max_uses) values ($1, $1, $2, 9)`,
    [SECRET, CANARY_CODE],
  );
  await db.rows(`insert into private.patch_redemptions (code_id, user_id) values ($1, $2)`, [
    SECRET,
    user.bruno,
  ]);
  await db.one('select private.spend_code_try($1)', [user.bruno]);
  await db.rows(
    `insert into public.teams (id, name, city, state) values ($1, 'Time', 'Curitiba', 'PR')`,
    [SECRET],
  );
  names.set(`teams ${SECRET}`, 'live');
  await addCorrection(db, { user, names });
  await addNetwork(db, { user, names });
  await db.rows(
    `insert into private.event_awards (event_id) select id from public.airsoft_events where name = 'A antigo'`,
  );
  await db.rows(
    `insert into public.public_statistics (metric, description, deleted_at) values ('old', 'Já não se conta', now())`,
  );
  const metrics = await db.rows<{ id: string; metric: string }>(
    'select id, metric from public.public_statistics',
  );
  for (const { id, metric } of metrics) names.set(`public_statistics ${id}`, metric);
}

/** A correction waits; nobody sees the arena. */
async function addCorrection(db: Session, { user, names }: Growing): Promise<void> {
  await db.rows(
    `insert into public.arenas (id, name, address, city, state, latitude, longitude, is_active, deleted_at)
     values ($1, 'Arena', 'Rua das Arenas 1', 'Curitiba', 'PR', -25, -49, true, now())`,
    [SECRET],
  );
  names.set(`arenas ${SECRET}`, 'deleted');
  await db.rows(
    `insert into private.arena_corrections (id, arena_id, user_id, patch, base)
     values ($1, $1, $2, '{"phone": "(41) 3333-0000"}', '{"phone": null}')`,
    [SECRET, user.bruno],
  );
}

/** What was published from an address. */
async function addNetwork(db: Session, { user }: Growing): Promise<void> {
  const network = 'b'.repeat(64);
  await db.rows('insert into private.network_accounts (network, user_id) values ($1, $2)', [
    network,
    user.bruno,
  ]);
  await db.rows(
    `insert into private.network_uses (network, what, day, used) values ($1, 'events', '2026-01-01', 1)`,
    [network],
  );
}

/** What teams earned. The team without points has no member. */
export async function addTeamRewardRows(db: Session, names: Map<string, string>): Promise<void> {
  for (const [key, name] of names) {
    const [table, team] = key.split(' ');
    if (table !== 'teams' || !['T', 'U'].includes(name)) continue;
    await db.one(`select private.award_team_points($1, 100, 'team_victory', $1, 'Aliança')`, [
      team,
    ]);
    const id = await db.one<string>('select id from public.team_points where team_id = $1', [team]);
    names.set(`team_points ${id}`, name);
  }
}

/** Rewards that satisfy every constraint and belong to `me`. */
export function forgedRewards(
  id: string,
  me: string | null,
  event: string | undefined,
): Record<string, object> {
  return {
    user_patches: { id, user_id: me, patch_id: SECRET, how: 'assigned' },
    user_points: {
      id,
      user_id: me,
      points: 100,
      source: 'special_achievement',
      source_id: id,
      description: 'Nada',
    },
    team_points: {
      id,
      team_id: SECRET,
      points: 100,
      source: 'team_victory',
      source_id: id,
      description: 'Nada',
    },
    event_awards: { event_id: event },
    user_standings: { user_id: me, points: 1000 },
    team_standings: { team_id: SECRET, members: 50 },
    public_statistics: { id, metric: 'players', value: 1, description: 'Jogadores' },
    patch_codes: { id, patch_id: SECRET, code: 'AAAAAAAAAA' },
    patch_redemptions: { code_id: SECRET, user_id: me },
    code_tries: { user_id: me },
    arena_corrections: { id, arena_id: SECRET, user_id: me, patch: { city: 'X' }, base: {} },
  };
}
