import { afterAll, expect, test } from 'vitest';
import { openDatabase, type World as GrantWorld } from './database.ts';
import { MASKED } from './matrix.ts';
import {
  type Breach,
  functionCells,
  grantCells,
  invokerCells,
  readCells,
  type Relation,
  relationsOf,
  writeCells,
} from './matrix-run.ts';
import { ROLES } from './matrix/topic.ts';
import { buildWorld, type World } from './matrix-world.ts';

/** One weakening of the database, like a mistake that somebody might make. */
type Mutant = { what: string; sql: string; relation?: string };

let db: Awaited<ReturnType<typeof openDatabase>>;
let world: World;
let relations: Relation[];
afterAll(() => db[Symbol.asyncDispose]());

async function open(grants: GrantWorld) {
  db = await openDatabase(grants);
  world = await buildWorld(db);
  relations = await relationsOf(db);
}

/** Applies each mutant, runs the checks, and rolls back. @returns those that nothing noticed */
async function survivors(
  mutants: Mutant[],
  ask: (mutant: Mutant) => Promise<Breach[]>,
): Promise<string[]> {
  const survived: string[] = [];
  for (const mutant of mutants) {
    await db.trial('postgres', async () => {
      await db.exec(mutant.sql);
      if ((await ask(mutant)).length === 0) survived.push(mutant.what);
    });
  }
  return survived;
}

/**
 * The cells that policies decide: which rows, and where a mask is off. Those of `first` are checked
 * first.
 */
async function rowCells(grants: GrantWorld, first?: string): Promise<Breach[]> {
  const breaches: Breach[] = [];
  const is_first = ({ name }: Relation) => Number(name === first);
  for (const relation of relations.toSorted((a, b) => is_first(b) - is_first(a))) {
    for (const role of ROLES) {
      const columns = [relation.key, ...(MASKED[relation.name]?.columns ?? [])];
      breaches.push(...(await readCells(db, { world, grants, relation, role, columns })));
      if (breaches.length > 0) return breaches;
    }
  }
  return breaches;
}

const policies = () =>
  db.rows<{ table: string; policy: string; roles: string; qual: string }>(
    `select schemaname || '.' || tablename as table, policyname as policy, array_to_string(roles, ', ') as roles, qual
     from pg_policies where schemaname in ('public', 'private') order by 1, 2`,
  );

test('unchanged, no cell fails, so a failure below is due to the mutant', async () => {
  await open('lite');
  expect(await rowCells('lite')).toEqual([]);
});

test('where everything is granted, a policy that is dropped, opened to all or reduced by a term is noticed', async () => {
  const mutants: Mutant[] = [];
  for (const { table, policy, qual } of await policies()) {
    const on = { relation: table };
    mutants.push({ ...on, what: `drop ${policy}`, sql: `drop policy ${policy} on ${table}` });
    if (qual !== 'true')
      mutants.push({
        ...on,
        what: `${policy} using (true)`,
        sql: `alter policy ${policy} on ${table} using (true)`,
      });
    for (const [what, weaker] of weaker_terms(qual)) {
      mutants.push({
        ...on,
        what: `${policy}: ${what}`,
        sql: `alter policy ${policy} on ${table} using (${weaker})`,
      });
    }
  }
  expect(mutants.length).toBeGreaterThan(30);
  expect(await survivors(mutants, ({ relation }) => rowCells('lite', relation))).toEqual([]);
});

/** The condition with one of its terms made true or false. */
function weaker_terms(qual: string): [string, string][] {
  const terms = [
    '(deleted_at IS NULL)',
    'is_public',
    'is_active',
    '( SELECT private.is_admin() AS is_admin)',
    'e.allow_public_list',
    'allow_public_list',
    "(e.game_mode = ANY (ARRAY['3X3'::text, '5X5'::text]))",
    '(e.created_by = ( SELECT auth.uid() AS uid))',
    '(created_by = ( SELECT auth.uid() AS uid))',
    '(user_id = ( SELECT auth.uid() AS uid))',
    '(id = ( SELECT auth.uid() AS uid))',
    '(e.id = event_teams.event_id)',
    '(e.id = operators.event_id)',
    '(id IN ( SELECT private.my_event_ids() AS my_event_ids))',
    '(event_id IN ( SELECT private.my_staffed_event_ids() AS my_staffed_event_ids))',
    '(id IN ( SELECT private.my_guest_ids() AS my_guest_ids))',
    '(operator_id IN ( SELECT private.my_operator_ids() AS my_operator_ids))',
    '(registered_by = ( SELECT auth.uid() AS uid))',
    '(event_id IN ( SELECT private.my_own_event_ids() AS my_own_event_ids))',
    'approved',
    "(status = 'active'::text)",
    '(team1_id IN ( SELECT private.my_team_ids() AS my_team_ids))',
    '(team2_id IN ( SELECT private.my_team_ids() AS my_team_ids))',
    '(team_id IN ( SELECT private.my_team_ids() AS my_team_ids))',
    "(team_id IN ( SELECT private.my_team_ids_as('{captain,officer}'::text[]) AS my_team_ids_as))",
    "(team_id IN ( SELECT private.my_team_ids_as('{captain,officer,veteran}'::text[]) AS my_team_ids_as))",
    "(channel <> 'admin'::text)",
    "(channel = ANY (ARRAY['announcements'::text, 'general'::text, 'events'::text]))",
    'is_hidden',
    "(team_id IN ( SELECT private.my_team_ids_as('{captain}'::text[]) AS my_team_ids_as))",
  ];
  return terms
    .map(
      (term) =>
        [
          term,
          new RegExp(`(?<![.\\w])${term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`),
        ] as const,
    )
    .filter(([, found]) => found.test(qual))
    .flatMap(([term, found]): [string, string][] =>
      ['true', 'false'].map((value) => [`${term} → ${value}`, qual.replace(found, value)]),
    );
}

test('where everything is granted, row security that is off or a view that runs as its owner is noticed', async () => {
  const mutants = relations.map(({ name, is_view }): Mutant =>
    is_view
      ? {
          relation: name,
          what: `${name} runs as its owner`,
          sql: `alter view ${name} set (security_invoker = false)`,
        }
      : {
          relation: name,
          what: `${name} without row security`,
          sql: `alter table ${name} disable row level security`,
        },
  );
  // two projections show no more as their owner today, so their options are checked too
  const ask = async ({ relation }: Mutant) => [
    ...(await invokerCells(db)),
    ...(await rowCells('lite', relation)),
  ];
  expect(await survivors(mutants, ask)).toEqual([]);
});

test('where everything is granted, a policy that lets anybody write is noticed', async () => {
  const tables = relations.filter(({ is_view }) => !is_view);
  for (const relation of tables) {
    const mutant = {
      what: `${relation.name}: all to all`,
      sql: `create policy mutant on ${relation.name} for all using (true) with check (true)`,
    };
    const ask = () => writeCells(db, { world, grants: 'lite', relation, role: 'stranger' });
    expect(await survivors([mutant], ask)).toEqual([]);
  }
});

test('[F1] each grant of a privilege or function that we do not give is noticed, and each one that is revoked', async () => {
  await db[Symbol.asyncDispose]();
  await open('hosted');
  expect([...(await grantCells(db)), ...(await functionCells(db))]).toEqual([]);
  const mutants: Mutant[] = [];
  for (const { name } of relations) {
    for (const privilege of [
      'select',
      'insert',
      'update',
      'delete',
      'truncate',
      'references',
      'trigger',
    ]) {
      for (const role of ['anon', 'authenticated', 'public']) {
        mutants.push({
          what: `${privilege} on ${name} to ${role}`,
          sql: `grant ${privilege} on ${name} to ${role}`,
        });
      }
    }
    mutants.push({
      what: `nothing on ${name}`,
      sql: `revoke all on ${name} from anon, authenticated`,
    });
  }
  const functions = await db.rows<{ f: string }>(
    `select oid::regprocedure::text as f from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'mutation'::regnamespace)`,
  );
  for (const { f } of functions) {
    mutants.push({ what: `${f} to public`, sql: `grant execute on function ${f} to public` });
    mutants.push({
      what: `${f} to nobody`,
      sql: `revoke execute on function ${f} from anon, authenticated`,
    });
  }
  const survived = await survivors(mutants, async () => [
    ...(await grantCells(db)),
    ...(await functionCells(db)),
  ]);
  // granting what is granted, and revoking what nobody has, are no changes
  const changed = new Set<string>();
  for (const { what, sql } of mutants.filter((mutant) => survived.includes(mutant.what))) {
    await db.trial('postgres', async () => {
      const before = await privileges();
      await db.exec(sql);
      if ((await privileges()) !== before) changed.add(what);
    });
  }
  expect([...changed]).toEqual([]);
});

/** The effective privileges of the roles, as one value. */
const privileges = () =>
  db.one<string>(`
  select md5(string_agg(p, '|' order by p)) from (
    select r || c.oid || v || has_table_privilege(r, c.oid, v) as p
      from pg_class c, unnest(array['anon', 'authenticated']) r, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) v
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v')
    union all
    select r || p.oid || has_function_privilege(r, p.oid, 'execute')
      from pg_proc p, unnest(array['anon', 'authenticated']) r
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'mutation'::regnamespace)) all_privileges`);
