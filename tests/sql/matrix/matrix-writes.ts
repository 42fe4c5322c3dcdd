import type { World as GrantWorld } from '../database.ts';
import { type Breach, install, type Relation, tableOf } from './matrix-reads.ts';
import type { World } from './world/matrix-world.ts';
import type { Role } from './topics/topic.ts';
import type { Session } from '../session.ts';

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

  await install(db, 'tries', TRIES);
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
  create function pg_temp.tries(statements text[]) returns text[] language plpgsql as $$
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
