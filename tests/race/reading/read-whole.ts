import type { OpenSession } from '../cluster/race-database.ts';

/** The tables that were read completely while `run` ran, and how often. */
export async function tablesReadWhole(
  db: OpenSession,
  run: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const scans = async () =>
    Object.fromEntries(
      (
        await db.rows<{ name: string; n: number }>(
          `select relname as name, seq_scan as n from pg_stat_user_tables, pg_stat_clear_snapshot()`,
        )
      ).map(({ name, n }) => [name, n]),
    );
  const flush = () => db.rows('select pg_stat_force_next_flush()');
  await flush();
  const before = await scans();
  await run();
  await flush();
  const after = await scans();
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, n]) => [name, n - (before[name] ?? 0)] as const)
      .filter(([name, n]) => n > 0 && !ONE_ROW.has(name)),
  );
}

/** Tables with one page of rows or less are read completely, and should be. */
const ONE_ROW = new Set([
  'sync_meta',
  'public_snapshot',
  'user_roles',
  'public_statistics',
  'advertisements',
  'achievements',
  'number_key',
  'quotas',
  'mutation_quotas',
  'row_quotas',
  'notification_words',
  'creations',
  'jobs',
  'scope_collections',
]);
