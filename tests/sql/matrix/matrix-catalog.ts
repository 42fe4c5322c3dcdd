import { EXECUTES, POLICIES, SEES, UNGRANTED } from './matrix.ts';
import type { Breach, Relation } from './matrix-reads.ts';
import type { Session } from '../session.ts';

/** Compares what is granted on tables, views and columns with the matrix. */
export async function grantCells(db: Session, relations: Relation[]): Promise<Breach[]> {
  const granted = await db.rows<{ what: string }>(`
    select distinct grantee::regrole || ' ' || lower(privilege_type) || ' ' || name as what from (
      select a.*, c.relnamespace::regnamespace || '.' || c.relname as name
        from pg_class c cross join aclexplode(c.relacl) a where ${OURS}
      union all
      select a.*, c.relnamespace::regnamespace || '.' || c.relname || '.' || t.attname
        from pg_class c join pg_attribute t on t.attrelid = c.oid cross join aclexplode(t.attacl) a where ${OURS}
    ) g where grantee = 0 or grantee::regrole::text in ('anon', 'authenticated') order by 1`);
  const wanted = new Set<string>();
  for (const relation of relations) {
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
