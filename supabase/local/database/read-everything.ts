import { damageIn } from './thread/damage.ts';
import type { Database } from './database.ts';
import { RESTORE_A_BACKUP, StartError } from '../data-dir/start-error.ts';

/** Rows by table, e.g. `public.operators`. */
export type RowCounts = Record<string, number>;

/**
 * Reads every row of every table with every value, including the catalog: a damaged page causes an
 * error only when it is read.
 * @throws StartError with the table's name
 */
export async function readEverything(db: Pick<Database, 'query'>): Promise<RowCounts> {
  const { rows: tables } = await db.query<{ name: string; quoted: string }>(TABLES);
  const counts: RowCounts = {};
  for (const { name, quoted } of tables) {
    try {
      const { rows } = await db.query<{ count: number }>(
        `select count(*)::int as count, sum(length(row::text)) from ${quoted} as row`,
      );
      counts[name] = rows[0]!.count;
    } catch (error) {
      const words = damageIn(error) ?? (error as Error).message;
      throw new StartError(
        `The table ${name} can't be read: ${words}.`,
        `What can be read is still there. ${RESTORE_A_BACKUP}`,
        error,
      );
    }
  }
  return counts;
}

const TABLES = `select format('%s.%s', n.nspname, c.relname) as name, format('%I.%I', n.nspname, c.relname) as quoted
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and c.relpersistence = 'p' order by c.oid`;
