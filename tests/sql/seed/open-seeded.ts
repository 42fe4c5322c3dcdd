import { join } from 'node:path';
import { applyMigrations, sqlFiles } from '#local/database/migrations.ts';
import { openDatabase } from '../database.ts';
import type { Session } from '../session.ts';

export const seed_dir: string = join(import.meta.dirname, '../../../supabase/seed');
const accounts = ['organizador', 'jogador', 'jogador2', 'capitao', 'admin'];

/** A database with the demo accounts and the given seed files. */
export async function openSeeded(
  files = sqlFiles(seed_dir),
  before = '',
): Promise<Session & AsyncDisposable> {
  const db = await openDatabase();
  for (const [i, name] of accounts.entries()) {
    await db.rows(
      `insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, '{"name": "Conta de teste"}')`,
      [`00000000-0000-4000-8000-00000000000${i}`, `${name}@exemplo.com`],
    );
  }
  await db.exec(before);
  await applyMigrations((sql) => db.exec(sql), files);
  return db;
}

/**
 * One value per table that changes with any id, count or text of the demo. Dates are left out
 * because they always move.
 */
export const fingerprint = (db: Session): Promise<string[]> =>
  Promise.all(
    [
      `select md5(string_agg(concat(id, name, city, latitude, is_active), ',' order by id)) from public.arenas`,
      `select md5(string_agg(concat(id, name, captain_id), ',' order by id)) from public.teams`,
      `select md5(string_agg(concat(id, team_id, user_id, name, role, approved), ',' order by id)) from public.team_members`,
      `select md5(string_agg(concat(member_id, whatsapp, instagram), ',' order by member_id)) from public.team_member_contacts`,
      `select md5(string_agg(concat(id, nome, evento_id, equipe_id), ',' order by id)) from public.patches`,
      `select md5(string_agg(concat(id, name, location, briefing, operators_count, created_by), ',' order by id)) from public.airsoft_events`,
      `select md5(string_agg(concat(id, event_id, name, members_count), ',' order by id)) from public.event_teams`,
      `select md5(string_agg(concat(id, event_id, user_id, name, class), ',' order by id)) from public.operators`,
      `select md5(string_agg(concat(operator_id, whatsapp, invited_by), ',' order by operator_id)) from public.operator_contacts`,
    ].map((sql) => db.one<string>(sql)),
  );
