import type { World as GrantWorld } from './database.ts';
import { EXECUTES, MASKED, POLICIES, SEES, UNGRANTED, VIEWS } from './matrix.ts';
import type { Role } from './matrix/topic.ts';
import type { World } from './matrix-world.ts';
import { refusal, type Session } from './session.ts';

/** One answer that differs from the matrix. */
export interface Breach {
  cell: string;
  expected: string;
  found: string;
}

export interface Relation {
  /** Schema and name. */
  name: string;
  is_view: boolean;
  /** Text that identifies a row. */
  key: string;
  columns: string[];
  generated: string[];
}

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
  for (const column of of.columns ?? relation.columns) {
    const cell = `${relation.name}.${column} select ${role}`;
    const ungranted = grants === 'hosted' && (UNGRANTED[relation.name]?.includes(column) ?? false);
    const refused_here =
      ungranted || (grants === 'hosted' && expected === 'no grant' && !relation.is_view);
    const found = await seen(db, { world, relation, role, column });
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

/** The rows of a table that the matrix shows to a role, by name; undefined when reading it is refused. */
export async function visibleRows(
  db: Session,
  { world, relation, role }: { world: World; relation: string; role: Role },
): Promise<string | undefined> {
  const expected = SEES[relation]?.[role];
  if (expected === undefined || expected === 'no grant') return undefined;
  return counted((await rowNames(db, world, relation)).filter(matcher(expected)));
}

/** The visible rows, by name, each with `!` when the column is null and its mask matters. */
async function seen(
  db: Session,
  {
    world,
    relation,
    role,
    column,
  }: { world: World; relation: Relation; role: Role; column: string },
): Promise<string> {
  const mask = MASKED[relation.name]?.columns.includes(column);
  let names: string[] = [];
  const refused = await refusal(() =>
    db.trial(world.who[role], async () => {
      const rows = await db.rows<{ key: string; known: boolean }>(
        `select ${relation.key}::text as key, ${column} is not null as known from ${relation.name}`,
      );
      names = rows.map(({ key, known }) => {
        const name = nameOf(world, relation.name, key);
        return mask ? `${name}${known ? '' : '!'}` : name;
      });
    }),
  );
  return refused ? refused.sql_state : counted(names);
}

/** The tables that a relation shows: itself, or those of its projection. */
const basesOf = (relation: string): string[] =>
  (VIEWS[relation] ?? relation).split(' ').filter(Boolean);
const tableOf = (relation: string): string => (basesOf(relation)[0] ?? '').replace(/^\w+\./, '');

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
export function counted(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names.toSorted()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${name}×${n}` : name)).join(' ');
}

/**
 * Tries every write of a relation as a role: a whole valid row, each column, and deleting
 * everything.
 */
export async function writeCells(
  db: Session,
  of: { world: World; grants: GrantWorld; relation: Relation; role: Role },
): Promise<Breach[]> {
  const { world, grants, relation, role } = of;
  const attempts: [op: string, sql: string][] = [];
  const row = world.forged(tableOf(relation.name), role);
  const columns = Object.keys(row).filter((column) => relation.columns.includes(column));
  if (columns.length > 0) {
    const json = `'${JSON.stringify(row).replaceAll("'", "''")}'::jsonb`;
    attempts.push([
      'insert row',
      `insert into ${relation.name} (${columns.join()}) select ${columns.join()} from jsonb_populate_record(null::${relation.name}, ${json})`,
    ]);
  }
  for (const column of relation.columns) {
    const value = relation.generated.includes(column) ? 'default' : column;
    attempts.push(
      [`insert ${column}`, `insert into ${relation.name} (${column}) values (default)`],
      [`update ${column}`, `update ${relation.name} set ${column} = ${value}`],
    );
  }
  attempts.push(['delete', `delete from ${relation.name}`]);

  await db.exec(TRIES);
  const said = await db.trial(world.who[role], () =>
    db.one<string[]>('select pg_temp.tries($1::text[])', [attempts.map(([, sql]) => sql)]),
  );
  return attempts.flatMap(([op], i) => {
    const allowed = denials(grants, relation, op);
    const found = said[i] ?? 'nothing';
    return allowed.includes(found)
      ? []
      : [{ cell: `${relation.name} ${op} ${role}`, expected: allowed.join(' or '), found }];
  });
}

/**
 * Runs statements one by one as the role, rolls each back, and returns the SQLSTATE or the number
 * of rows. It runs in the database, because PGlite dies after some thousand refusals that are sent
 * to the client.
 */
const TRIES = `
  create or replace function pg_temp.tries(statements text[]) returns text[] language plpgsql as $$
  declare said text[] := '{}'; statement text; n bigint;
  begin
    foreach statement in array statements loop
      begin
        execute statement;
        get diagnostics n = row_count;
        raise exception using errcode = 'TRIED', message = n || ' rows';
      exception when others then
        said := said || case when sqlstate = 'TRIED' then sqlerrm else sqlstate end;
      end;
    end loop;
    return said;
  end $$;
  grant execute on function pg_temp.tries(text[]) to public`;

/**
 * With only our grants every write is refused; with everything granted, no policy lets a write
 * through.
 */
function denials(grants: GrantWorld, relation: Relation, op: string): string[] {
  if (relation.is_view)
    return [
      '42501',
      '55000',
      '0A000',
      '428C9',
      ...(op.startsWith('insert') || grants === 'hosted' ? [] : ['0 rows']),
    ];
  if (grants === 'hosted' || op.startsWith('insert')) return ['42501'];
  return ['0 rows'];
}

/** Compares what is granted on tables, views, columns and functions with the matrix. */
export async function grantCells(db: Session): Promise<Breach[]> {
  const granted = await db.rows<{ what: string }>(`
    select distinct grantee::regrole || ' ' || lower(privilege_type) || ' ' || name as what from (
      select a.*, c.relnamespace::regnamespace || '.' || c.relname as name
        from pg_class c cross join aclexplode(c.relacl) a where ${OURS}
      union all
      select a.*, c.relnamespace::regnamespace || '.' || c.relname || '.' || t.attname
        from pg_class c join pg_attribute t on t.attrelid = c.oid cross join aclexplode(t.attacl) a where ${OURS}
    ) g where grantee = 0 or grantee::regrole::text in ('anon', 'authenticated') order by 1`);
  const wanted = new Set<string>();
  for (const relation of await relationsOf(db)) {
    for (const [role, as] of [
      ['anon', 'anon'],
      ['authenticated', 'stranger'],
    ] as const) {
      if (!relation.is_view && SEES[relation.name]?.[as] === 'no grant') continue;
      const ungranted = UNGRANTED[relation.name];
      if (!ungranted) wanted.add(`${role} select ${relation.name}`);
      for (const column of ungranted ? relation.columns : []) {
        if (!ungranted?.includes(column)) wanted.add(`${role} select ${relation.name}.${column}`);
      }
    }
  }
  const found = granted.map(({ what }) => what);
  return [
    ...found
      .filter((what) => !wanted.has(what))
      .map((what) => ({ cell: what, expected: 'not granted', found: 'granted' })),
    ...[...wanted]
      .filter((what) => !found.includes(what))
      .map((what) => ({ cell: what, expected: 'granted', found: 'not granted' })),
  ];
}

const OURS = `c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;

/** Compares who may execute what with the matrix. */
export async function functionCells(db: Session): Promise<Breach[]> {
  const rows = await db.rows<{
    name: string;
    group: keyof typeof EXECUTES | 'anon only' | 'nobody';
  }>(`
    select distinct p.pronamespace::regnamespace || '.' || p.proname as name,
           case when anon and authenticated then 'everybody' when authenticated then 'signed_in'
                when anon then 'anon only' else 'nobody' end as group
    from pg_proc p,
         lateral (select has_function_privilege('anon', p.oid, 'execute') as anon,
                         has_function_privilege('authenticated', p.oid, 'execute') as authenticated) h
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'mutation'::regnamespace)`);
  const wanted = new Map(
    Object.entries(EXECUTES).flatMap(([group, names]) =>
      names.map((name) => [name, group] as const),
    ),
  );
  const found = new Map<string, string>(); // for a name with two signatures, both
  for (const { name, group } of rows)
    found.set(name, [found.get(name), group].filter(Boolean).join());
  return [...new Set([...wanted.keys(), ...found.keys()])]
    .map((name) => ({
      cell: `${name}()`,
      expected: wanted.get(name) ?? 'nobody',
      found: found.get(name) ?? 'no function',
    }))
    .filter((cell) => cell.expected !== cell.found);
}

/** Compares every policy of the catalog with the matrix. */
export async function policyCells(db: Session): Promise<Breach[]> {
  const rows = await db.rows<{ name: string }>(
    `select tablename || '.' || policyname as name from pg_policies where schemaname in ('public', 'private')`,
  );
  const found = rows.map(({ name }) => name);
  return [
    ...found
      .filter((name) => !POLICIES.includes(name))
      .map((cell) => ({ cell, expected: 'a row in the matrix', found: 'a policy' })),
    ...POLICIES.filter((name) => !found.includes(name)).map((cell) => ({
      cell,
      expected: 'a policy',
      found: 'none',
    })),
  ];
}

/** Views of ours that do not run as the caller. */
export async function invokerCells(db: Session): Promise<Breach[]> {
  const rows = await db.rows<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relkind = 'v' and ${OURS} and not coalesce(c.reloptions @> '{security_invoker=true}', false)`,
  );
  return rows.map(({ name }) => ({
    cell: name,
    expected: 'security_invoker',
    found: 'runs as its owner',
  }));
}
