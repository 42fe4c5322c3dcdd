import { GRANT_EVERYTHING, type World as GrantWorld } from '#tests/sql/database.ts';
import type { Session } from '#tests/sql/session.ts';
import type { RaceServer } from '../cluster/race-database.ts';

/**
 * What `openDatabase` of tests/sql gives, on real PostgreSQL: cases of SQL take a third of the time
 * on it.
 */
export async function freshDatabase(
  server: RaceServer,
  grants: GrantWorld = 'hosted',
): Promise<Session & AsyncDisposable> {
  const db = await server.open(await server.database());
  if (grants === 'granted') await db.exec(GRANT_EVERYTHING);
  return Object.assign(db, { [Symbol.asyncDispose]: () => db.close() });
}
