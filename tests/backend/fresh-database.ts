import { databasesAt } from '#tests/race/cluster/race-database.ts';
import { BACKEND_TEMPLATE } from '#tests/runner/database-server.ts';
import { portOfWorker } from '#tests/runner/own-server.ts';

/** A database of the tests' PostgreSQL; the caller drops it when nobody has it open. */
export type FreshDatabase = { url: string; drop: () => Promise<void> };

/**
 * @param migrated as the backend makes it from the real migrations, without accounts; otherwise
 * empty
 * @returns null when the tests run on PGlite
 */
export async function freshDatabase(migrated: boolean): Promise<FreshDatabase | null> {
  const port = portOfWorker();
  if (port === null) return null;
  const server = databasesAt(port);
  const name = await server.database(migrated ? BACKEND_TEMPLATE : 'template1');
  const db = await server.open(name);
  // two databases that start from the same files must differ for a device
  if (migrated) await db.exec('update private.sync_meta set epoch = gen_random_uuid()');
  await db.close();
  return {
    url: server.url(name),
    drop: () => server.drop(name),
  };
}
