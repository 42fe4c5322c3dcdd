import type { World } from './matrix-world.ts';
import type { Session } from '../../session.ts';

/** A row in every table of the jobs and the server functions. */
export async function addClockRows(db: Session, user: World['user']): Promise<void> {
  await db.rows(
    `insert into private.places (query, latitude, longitude, label) values ('campinas', -22.9, -47, 'Campinas')`,
  );
  await db.rows(`insert into private.account_activity (user_id, seen_at) values ($1, now())`, [
    user.bruno,
  ]);
  await db.rows(`select private.run_job('forget_places')`);
}

/** Rows that satisfy every constraint. */
export const clockForgeries = (me: string | null, user: World['user']) => ({
  places: { query: 'rua inventada, 1', latitude: 0, longitude: 0, label: 'Nada' },
  place_turns: { only_row: true, next_at: '2099-01-01T00:00:00Z' },
  account_activity: { user_id: me ?? user.ana, seen_at: '2026-01-01T00:00:00Z' },
  job_runs: { name: 'nothing', started_at: '2026-01-01T00:00:00Z', failures: 0 },
});
