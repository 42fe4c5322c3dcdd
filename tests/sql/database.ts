import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { applyMigrations, applyStandIns } from '#local/database/migrations.ts';
import { type Connection, Session } from './session.ts';

/**
 * hosted: nothing is granted but what our grants file names. lite: the embedded backend has granted
 * everything to everybody in each schema that holds a table with policies (security.md F1).
 */
export type World = 'hosted' | 'lite';

export const GRANT_EVERYTHING = `
  grant all on all tables in schema public, private to anon, authenticated, service_role;
  grant all on all sequences in schema public, private to anon, authenticated, service_role;
`;

/** A throw-away database in WASM with the stand-ins for Supabase and our migrations. */
export async function openDatabase(world: World = 'hosted'): Promise<Session & AsyncDisposable> {
  const db = await PGlite.create({ extensions: { pgcrypto } });
  await buildSchema((sql) => db.exec(sql), world);
  return Object.assign(new Session(db as Connection), {
    [Symbol.asyncDispose]: () => db.close(),
  });
}

/** Stand-ins, migrations, and the world's grants, on an empty database. */
export async function buildSchema(
  run: (sql: string) => Promise<unknown>,
  world: World,
): Promise<void> {
  await applyStandIns(run, { bare: true });
  await applyMigrations(run);
  if (world === 'lite') await run(GRANT_EVERYTHING);
}
