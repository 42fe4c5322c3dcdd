import type { World as GrantWorld } from '../database.ts';
import { MASKED, SEES, UNGRANTED, VIEWS } from './matrix.ts';
import type { Role } from './topics/topic.ts';
import type { World } from './world/matrix-world.ts';
import type { Session } from '../session.ts';

/** One answer that differs from the matrix. */
export type Breach = {
  cell: string;
  expected: string;
  found: string;
};

export type Relation = {
  /** Schema and name. */
  name: string;
  is_view: boolean;
  /** Text that identifies a row. */
  key: string;
  columns: string[];
  generated: string[];
};

/** The columns that identify a row; the first that it has. */
const KEYS = ['id', 'operator_id', 'member_id', 'user_id', 'team_id', 'ad_id'];

/** Every table and view of ours, from the catalog. */
export async function relationsOf(db: Session): Promise<Relation[]> {
  const rows = await db.rows<{
    name: string;
    is_view: boolean;
    columns: string[];
    generated: string[];
  }>(`
    select c.relnamespace::regnamespace || '.' || c.relname as name, c.relkind in ('v', 'm') as is_view,
           array_agg(a.attname::text order by a.attnum) as columns,
           coalesce(array_agg(a.attname::text) filter (where a.attgenerated <> ''), '{}') as generated
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p', 'v', 'm', 'f')
    group by 1, 2 order by 2, 1`);
  return rows.map((row) => ({
    ...row,
    key: KEYS.find((column) => row.columns.includes(column)) ?? row.columns[0] ?? '',
  }));
}

/** Reads every column of a relation as a role, and compares rows and masks with the matrix. */
export async function readCells(
  db: Session,
  of: { world: World; grants: GrantWorld; relation: Relation; role: Role; columns?: string[] },
): Promise<Breach[]> {
  const { world, grants, relation, role } = of;
  const bases = basesOf(relation.name);
  // a projection that shows less than its table has cells of its own
  const cells = SEES[relation.name]
    ? [SEES[relation.name]?.[role]]
    : bases.map((base) => SEES[base]?.[role]);
  if (cells.includes(undefined))
    return [{ cell: relation.name, expected: 'a row in the matrix', found: 'none' }];
  const seen_of = cells.filter((cell) => cell !== 'no grant');
  const expected = cells.length > 0 && seen_of.length === 0 ? 'no grant' : seen_of.join(' ');
  const rows: string[] = [];
  for (const [n, base] of bases.entries()) {
    const cell = cells[n] ?? cells[0] ?? '';
    const names = await rowNames(db, world, base);
    rows.push(...names.filter(matcher(cell === 'no grant' ? '' : cell)));
  }
  const mask = MASKED[relation.name];
  const breaches: Breach[] = [];
  const columns = of.columns ?? relation.columns;
  const found_in = await seen(db, { world, relation, role, columns });
  for (const [n, column] of columns.entries()) {
    const cell = `${relation.name}.${column} select ${role}`;
    const ungranted = grants === 'hosted' && (UNGRANTED[relation.name]?.includes(column) ?? false);
    const refused_here =
      ungranted || (grants === 'hosted' && expected === 'no grant' && !relation.is_view);
    const found = found_in[n] ?? 'nothing';
    const known = mask?.columns.includes(column) ? SEES[mask.known_with]?.[role] : undefined;
    const wanted = refused_here
      ? '42501'
      : namesOf(
          rows,
          known === undefined ? undefined : known === 'no grant' ? '' : known,
          mask?.but?.[column],
        );
    // a projection of an ungranted table is not granted either
    if (relation.is_view && expected === 'no grant' && grants === 'hosted' && found === '42501')
      continue;
    if (found !== wanted) breaches.push({ cell, expected: wanted, found });
  }
  return breaches;
}

/**
 * What a role sees of each column: the visible rows, by name, each with `!` when the column is null
 * and its mask matters; or the SQLSTATE of the refusal. All columns are read by one statement. When
 * it is refused, a statement for each column finds out which of them may be read.
 */
async function seen(
  db: Session,
  {
    world,
    relation,
    role,
    columns,
  }: { world: World; relation: Relation; role: Role; columns: string[] },
): Promise<string[]> {
  const masked = MASKED[relation.name]?.columns ?? [];
  const look = (of: string[]) =>
    `select ${relation.key}::text as key, array[${of.map((column) => `${column} is not null`).join()}] as known from ${relation.name}`;
  const named = (rows: Look, column: string, n: number) =>
    typeof rows === 'string'
      ? rows
      : counted(
          rows.map(([key, known]) => {
            const name = nameOf(world, relation.name, key);
            return masked.includes(column) && !known[n] ? `${name}!` : name;
          }),
        );
  await install(db, 'looks', LOOKS);
  return db.trial(world.who[role], async () => {
    const looks = (statements: string[]) =>
      db.one<Look[]>('select pg_temp.looks($1::text[])', [statements]);
    const [all = 'nothing'] = await looks([look(columns)]);
    if (typeof all !== 'string') return columns.map((column, n) => named(all, column, n));
    const each = await looks(columns.map((column) => look([column])));
    return columns.map((column, i) => named(each[i] ?? 'nothing', column, 0));
  });
}

/**
 * The rows of a statement, each with its key and whether each column has a value; or the SQLSTATE.
 */
type Look = [key: string, known: boolean[]][] | string;

/** Runs queries one by one as the role: what it reads in one round trip is the same. */
const LOOKS = `
  create function pg_temp.looks(statements text[]) returns jsonb language plpgsql as $$
  declare said jsonb[] := '{}'; statement text; seen jsonb;
  begin
    foreach statement in array statements loop
      begin
        execute format('select coalesce(jsonb_agg(jsonb_build_array(key, known)), ''[]'') from (%s) rows', statement) into seen;
      exception when others then seen := to_jsonb(sqlstate);
      end;
      said := array_append(said, seen);
    end loop;
    return to_jsonb(said);
  end $$;
  grant execute on function pg_temp.looks(text[]) to public`;

/** Creates a function of the tests, unless the session has it already. */
export async function install(db: Session, name: string, sql: string): Promise<void> {
  const missing = await db.one<boolean>('select to_regproc($1) is null', [`pg_temp.${name}`]);
  if (missing) await db.exec(sql);
}

/** The tables that a relation shows: itself, or those of its projection. */
const basesOf = (relation: string): string[] =>
  (VIEWS[relation] ?? relation).split(' ').filter(Boolean);
export const tableOf = (relation: string): string =>
  (basesOf(relation)[0] ?? '').replace(/^\w+\./, '');

function nameOf(world: World, relation: string, key: string): string {
  const names = basesOf(relation).map((base) => world.name(tableOf(base), key));
  return names.find((name) => !name.startsWith('unknown ')) ?? names[0] ?? '';
}

async function rowNames(db: Session, world: World, relation: string): Promise<string[]> {
  const table = tableOf(relation);
  const key = await db.one<string | null>(
    `select (select k from unnest($2::text[]) with ordinality c (k, n)
       where exists (select from pg_attribute where attrelid = $1::regclass and attname = k) order by n limit 1)`,
    [relation, KEYS],
  );
  if (!key) return [];
  const rows = await db.rows<{ key: string }>(`select ${key}::text as key from ${relation}`);
  return rows.map((row) => world.name(table, row.key));
}

/**
 * Rows that should be visible; `known` patterns say where a mask is off, `but` where the value is
 * null.
 */
function namesOf(names: string[], known: string | undefined, but = ''): string {
  if (known === undefined) return counted(names);
  const [open, empty] = [matcher(known), matcher(but)];
  return counted(names.map((name) => `${name}${open(name) && !empty(name) ? '' : '!'}`));
}

function matcher(patterns: string): (name: string) => boolean {
  const tests = patterns
    .split(' ')
    .filter(Boolean)
    .map((pattern) => {
      const escaped = pattern
        .replaceAll('_of_', ' of ')
        .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*');
      return new RegExp(`^${escaped}$`);
    });
  return (name) => tests.some((test) => test.test(name));
}

/** Names with how often each occurs, in order. */
function counted(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names.toSorted()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${name}×${n}` : name)).join(' ');
}
