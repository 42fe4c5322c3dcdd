import { openBareDatabase } from '#local/database/bare-database.ts';
import { type Connection, Session } from './session.ts';

/**
 * hosted: nothing is granted except in our grants file. lite: the embedded backend has granted
 * everything to everybody in each schema with a table that has policies (security.md F1).
 */
export type World = 'hosted' | 'lite';

export const GRANT_EVERYTHING = `
  grant all on all tables in schema public, private to anon, authenticated, service_role;
  grant all on all sequences in schema public, private to anon, authenticated, service_role;
`;

/** A temporary database in WASM with the stand-ins for Supabase and our migrations. */
export async function openDatabase(world: World = 'hosted'): Promise<Session & AsyncDisposable> {
  const db = await openBareDatabase();
  if (world === 'lite') await db.exec(GRANT_EVERYTHING);
  return Object.assign(new Session(db as Connection), {
    [Symbol.asyncDispose]: () => db.close(),
  });
}
