import type { World as GrantWorld } from '../database.ts';
import { functionCells, grantCells, invokerCells } from './matrix-catalog.ts';
import { MASKED } from './matrix.ts';
import { type Breach, readCells, type Relation, relationsOf } from './matrix-reads.ts';
import { buildWorld, type World } from './world/matrix-world.ts';
import { writeCells } from './matrix-writes.ts';
import { ROLES } from './topics/topic.ts';
import type { Session } from '../session.ts';

/** One weakening of the database, like a mistake that somebody might make. */
export type Mutant = { what: string; sql: string; relation?: string };

/** A database with every kind of row, which is weakened, checked, and made whole again. */
export class Weakened {
  readonly db: Session;
  readonly grants: GrantWorld;
  readonly world: World;
  readonly relations: Relation[];

  private constructor(
    db: Session,
    of: { grants: GrantWorld; world: World; relations: Relation[] },
  ) {
    this.db = db;
    this.grants = of.grants;
    this.world = of.world;
    this.relations = of.relations;
  }

  static async of(db: Session, grants: GrantWorld): Promise<Weakened> {
    const world = await buildWorld(db);
    return new Weakened(db, { grants, world, relations: await relationsOf(db) });
  }

  /** Applies each mutant, runs the checks, and rolls back. @returns those that nothing noticed */
  async survivors(
    mutants: Mutant[],
    ask: (mutant: Mutant) => Promise<Breach[]>,
  ): Promise<Mutant[]> {
    const survived: Mutant[] = [];
    for (const mutant of mutants) {
      await this.db.trial('postgres', async () => {
        await this.db.exec(mutant.sql);
        if ((await ask(mutant)).length === 0) survived.push(mutant);
      });
    }
    return survived;
  }

  /**
   * The cells that policies decide: which rows, and where a mask is off. Those of `first` are
   * checked first.
   */
  async rowCells(first?: string): Promise<Breach[]> {
    const { db, world, grants, relations } = this;
    const is_first = ({ name }: Relation) => Number(name === first);
    for (const relation of relations.toSorted((a, b) => is_first(b) - is_first(a))) {
      for (const role of ROLES) {
        const columns = [relation.key, ...(MASKED[relation.name]?.columns ?? [])];
        const breaches = await readCells(db, { world, grants, relation, role, columns });
        if (breaches.length > 0) return breaches;
      }
    }
    return [];
  }

  /** Two projections show no more as their owner today, so the options of views are checked too. */
  async viewCells(first?: string): Promise<Breach[]> {
    return [...(await invokerCells(this.db)), ...(await this.rowCells(first))];
  }

  /** What a stranger may write to a relation. */
  async strangerCells(name?: string): Promise<Breach[]> {
    const { db, world, grants, relations } = this;
    const relation = relations.find((one) => one.name === name);
    if (!relation) throw new Error(`no relation ${name}`);
    return writeCells(db, { world, grants, relation, role: 'stranger' });
  }

  /**
   * The cells of grants: first those of the relations, or first those of the functions. The other
   * half is checked only when the first half is correct.
   */
  async privilegeCells(relations_first: boolean): Promise<Breach[]> {
    const ofRelations = () => grantCells(this.db, this.relations);
    const ofFunctions = () => functionCells(this.db);
    const [first, then] = relations_first ? [ofRelations, ofFunctions] : [ofFunctions, ofRelations];
    const breaches = await first();
    return breaches.length > 0 ? breaches : then();
  }

  /**
   * The mutants that change a privilege of the roles. A grant that exists already changes nothing.
   */
  async changing(mutants: Mutant[]): Promise<string[]> {
    const whole = await this.#privileges();
    const changed: string[] = [];
    for (const { what, sql } of mutants) {
      await this.db.trial('postgres', async () => {
        await this.db.exec(sql);
        if ((await this.#privileges()) !== whole) changed.push(what);
      });
    }
    return changed;
  }

  /** Each policy dropped, opened to all, and without each of its terms. */
  async policyMutants(): Promise<Mutant[]> {
    const policies = await this.db.rows<{ table: string; policy: string; qual: string }>(
      `select schemaname || '.' || tablename as table, policyname as policy, qual
       from pg_policies where schemaname in ('public', 'private') order by 1, 2`,
    );
    return policies.flatMap(({ table, policy, qual }) => {
      const to = (what: string, weaker: string): Mutant => ({
        relation: table,
        what: `${policy}${what}`,
        sql: `alter policy ${policy} on ${table} using (${weaker})`,
      });
      return [
        { relation: table, what: `drop ${policy}`, sql: `drop policy ${policy} on ${table}` },
        ...(qual === 'true' ? [] : [to(' using (true)', 'true')]),
        ...weakerTerms(qual).map(([what, weaker]) => to(`: ${what}`, weaker)),
      ];
    });
  }

  /** Each table without row security, each view with the rights of its owner. */
  securityMutants(): Mutant[] {
    return this.relations.map(({ name, is_view }) =>
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
  }

  /** A policy for each table that lets anybody write. */
  writeMutants(): Mutant[] {
    return this.relations
      .filter(({ is_view }) => !is_view)
      .map(({ name }) => ({
        relation: name,
        what: `${name}: all to all`,
        sql: `create policy mutant on ${name} for all using (true) with check (true)`,
      }));
  }

  /** Each privilege and function given to each role, and each taken away. */
  async grantMutants(): Promise<Mutant[]> {
    const functions = await this.db.rows<{ f: string }>(
      `select oid::regprocedure::text as f from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'mutation'::regnamespace)`,
    );
    return [
      ...this.relations.flatMap(({ name }): Mutant[] => [
        ...PRIVILEGES.flatMap((privilege) =>
          ['anon', 'authenticated', 'public'].map((role) => ({
            relation: name,
            what: `${privilege} on ${name} to ${role}`,
            sql: `grant ${privilege} on ${name} to ${role}`,
          })),
        ),
        {
          relation: name,
          what: `nothing on ${name}`,
          sql: `revoke all on ${name} from anon, authenticated`,
        },
      ]),
      ...functions.flatMap(({ f }): Mutant[] => [
        { what: `${f} to public`, sql: `grant execute on function ${f} to public` },
        {
          what: `${f} to nobody`,
          sql: `revoke execute on function ${f} from anon, authenticated`,
        },
      ]),
    ];
  }

  /** The effective privileges of the roles, as one value. */
  #privileges(): Promise<string> {
    return this.db.one<string>(`
  select md5(string_agg(p, '|' order by p)) from (
    select r || c.oid || v || has_table_privilege(r, c.oid, v) as p
      from pg_class c, unnest(array['anon', 'authenticated']) r, unnest(array['${PRIVILEGES.join("', '")}']) v
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v')
    union all
    select r || p.oid || has_function_privilege(r, p.oid, 'execute')
      from pg_proc p, unnest(array['anon', 'authenticated']) r
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'mutation'::regnamespace)) all_privileges`);
  }
}

const PRIVILEGES = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'];

/** The condition with one of its terms made true or false. */
function weakerTerms(qual: string): [string, string][] {
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
