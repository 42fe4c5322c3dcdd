import { StartError } from '../data-dir/start-error.ts';
import type { Database, OpenDatabase } from '../database/database.ts';

type Query = Database['query'];

export type MovedTable = {
  /** Quoted, with its schema. */
  name: string;
  /** The columns that are stored and not computed, quoted, with commas. */
  columns: string;
};

/** Rows read and written at once: 200 events with the longest briefings are 4 MB. */
const ROWS_AT_ONCE = 200;

/** Every table of ours. Limits begin at zero, and a server's own catalog is not moved. */
const TABLES = `select format('%I.%I', n.nspname, c.relname) as name,
    string_agg(quote_ident(a.attname), ', ' order by a.attname) as columns
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  group by n.nspname, c.relname order by name`;

export async function tablesOf(query: Query): Promise<MovedTable[]> {
  return (await query<MovedTable>(TABLES)).rows;
}

/** @throws StartError when a table or column of the one is missing in the other */
export function mustHaveSameTables(here: MovedTable[], there: MovedTable[]): void {
  const text = (tables: MovedTable[]) => tables.map(({ name, columns }) => `${name} (${columns})`);
  const known = new Set(text(there));
  const missing = text(here).filter((table) => !known.has(table));
  if (missing.length === 0) return;
  throw new StartError(
    `The other database has no ${missing.join(', ')}.`,
    'Nothing was moved. Start this version once with the data directory, stop it, and move again.',
  );
}

type RowsPage = { rows: string | null; last: string | null };

/**
 * Replaces the rows of every table by those of another database, without triggers: they have run
 * there. Called in a transaction of a superuser.
 */
export async function copyRows(from: Query, into: Query, tables: MovedTable[]): Promise<void> {
  await into('set local session_replication_role = replica');
  await into(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const { name, columns } of tables) {
    const insert = `insert into ${name} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`;
    for (let after = '(0,0)'; ;) {
      const { rows } = await from<RowsPage>(
        `select jsonb_agg(to_jsonb(t))::text as rows, max(at)::text as last
         from (select t, t.ctid as at from ${name} t where t.ctid > $1::tid order by t.ctid limit ${ROWS_AT_ONCE}) as page (t, at)`,
        [after],
      );
      const page = rows[0]!;
      if (page.rows === null || page.last === null) break;
      await into(insert, [page.rows]);
      after = page.last;
    }
  }
}

/** The current value of each sequence. */
export async function copySequences(from: Query, into: Query): Promise<void> {
  const { rows } = await from<{ name: string; last: number }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_catalog.pg_sequences
     where last_value is not null`,
  );
  for (const { name, last } of rows)
    await into('select setval($1::regclass, $2::bigint)', [name, last]);
}

/** Count and digest of a table's rows, whatever their order. */
async function digestOf(query: Query, { name }: MovedTable): Promise<string> {
  const { rows } = await query<{ digest: string }>(
    `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(to_jsonb(t)::text, 0)::numeric), 0) as digest from ${name} t`,
  );
  return rows[0]!.digest;
}

/** @throws StartError when a table is not the same in both */
export async function mustBeEqual(from: Query, into: Query, tables: MovedTable[]): Promise<void> {
  for (const table of tables) {
    const [here, there] = [await digestOf(from, table), await digestOf(into, table)];
    if (here === there) continue;
    throw new StartError(
      `${table.name} arrived as ${there}, and was ${here}.`,
      'Nothing was moved, and the data directory is as it was.',
    );
  }
}

/** Runs the statements of one turn on that turn's session. */
export const ofTurn =
  ({ session }: Pick<OpenDatabase, 'session'>): Query =>
  (sql, params) =>
    session.query(sql, params);
