import { DeviceDatabase, deviceDatabaseName } from '#sync/device/device-database.ts';
import {
  readConfig,
  readSession,
  SharedDatabase,
  type SessionSource,
} from '#sync/identity/session.ts';
import { withBoundedLock } from '#sync/device/sync-lock.ts';

/** What pages and this worker share; it stays open as long as the worker lives. */
export const shared = new SharedDatabase();

/** The person who is signed in on this device, with their queue. */
export type Owner = {
  readonly user_id: string;
  readonly db: DeviceDatabase;
  readonly source: SessionSource;
};

/**
 * Runs work for the signed-in person, and always closes their database afterwards: an open one
 * would block the page that deletes or upgrades it.
 * @returns undefined when nobody is signed in, or the person has nothing on this device
 */
export async function forOwner<T>(work: (owner: Owner) => Promise<T>): Promise<T | undefined> {
  const [session, server] = await Promise.all([readSession(shared), readConfig(shared)]);
  if (!session || !server) return undefined;
  const user_id = session.user.id;
  const name = deviceDatabaseName(user_id);
  // opening would create it, although a sign-out has just deleted it
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return undefined;
  const db = new DeviceDatabase(user_id);
  // somebody signs out and deletes it: close it for good, because Dexie would reopen it, and so
  // create it again
  db.on('versionchange', () => {
    db.close();
    return false; // keeps Dexie's own listener, which would reopen it, from running
  });
  try {
    return await work({
      user_id,
      db,
      source: { shared, server, now: () => Date.now(), lock: withBoundedLock },
    });
  } finally {
    db.close();
  }
}
