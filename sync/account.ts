import { DeviceDatabase, deviceDatabaseName } from './device-database.ts';
import type { Engine } from './engine.ts';
import { unblock } from './outbox.ts';
import { openStorage } from './open-storage.ts';
import { startPageSync, type PageSync } from './page-sync.ts';
import { rememberPerson, type Person } from './person.ts';
import { endPushSubscription } from './push-device.ts';
import { openReplica, replicaName, replicaStore, type Replica } from './replica.ts';
import { revokeSession } from './authentication.ts';
import {
  eraseSession,
  readSession,
  SharedDatabase,
  writeConfig,
  writeSession,
  type Session,
} from './session.ts';
import { withBoundedLock } from './sync-lock.ts';
import type { ServerConfig } from './transport.ts';
import { report } from './without-rows.ts';

/** One open account: a replica, a queue and their sync. */
export type Account = {
  readonly person: Person | null;
  readonly replica: Replica;
  readonly engine: Engine;
  readonly sync: PageSync;
  readonly close: () => Promise<void>;
};

const shared = new SharedDatabase();
/** For signing in and out: no part of a start. */
const loadDrafts = () => import('./drafts.ts');

/** Opens the databases of one person, or of nobody. Awaits no network and no authentication. */
export async function openAccount(server: ServerConfig, person: Person | null): Promise<Account> {
  const user = person?.id ?? 'anon';
  const db = new DeviceDatabase(user);
  const opening = openReplica({ name: replicaName(user), storage: openStorage() });
  const [replica] = await Promise.all([opening, db.open()]);
  const source = { shared, server, now: () => Date.now(), lock: withBoundedLock };
  const engine: Engine = { db, store: replicaStore(replica), source, user_id: person?.id ?? null };
  // durable writes take a while, and the first list needs neither
  void Promise.all([unblock(db), writeConfig(shared, server)]).catch(report);
  const sync = await startPageSync(engine);
  return {
    person,
    replica,
    engine,
    sync,
    close: async () => {
      await sync.stop();
      await replica.close();
      db.close();
    },
  };
}

/** Makes this person the one of this device. The page then opens their account. */
export async function keepSession(session: Session): Promise<Person> {
  await writeSession(shared, session);
  rememberPerson(session.user);
  const db = new DeviceDatabase(session.user.id);
  const unpark = async () => (await loadDrafts()).unparkTabDrafts(db);
  await unpark().catch(report); // without them they can still sign in
  db.close();
  return session.user;
}

export const storedSession = (): Promise<Session | null> => readSession(shared);

/**
 * Signs out on this device, with or without a network. The replica, the caches and every name with the
 * person's id go; the queue and the drafts go too unless they are to be kept until the same person is back.
 * What was counted of advertisements stays and is sent: it is the device's and names nobody. Rule [S4].
 */
export async function signOut(
  account: Account,
  { keep_queue }: { keep_queue: boolean },
): Promise<void> {
  const session = await readSession(shared);
  const { person, engine, replica } = account;
  await eraseSession(shared);
  rememberPerson(null);
  await account.close();
  void endPushSubscription().catch(report);
  if (session) void revokeSession(engine.source.server, session.access_token);
  if (!person) return;
  await deleteDatabases((name) => name.includes(replica.name) || name.includes(`qg-${person.id}`));
  if (keep_queue) await emptyAllButQueue(person.id);
  else await deleteDatabases((name) => name === deviceDatabaseName(person.id));
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('qg.')) sessionStorage.removeItem(key);
  for (const key of Object.keys(localStorage))
    if (key.startsWith('qg.seen.') || key === 'verifiedWhatsappNumbers')
      localStorage.removeItem(key);
}

/** Cursors name the person's events: only the queue itself and what was being typed stay. */
async function emptyAllButQueue(user: string): Promise<void> {
  const db = new DeviceDatabase(user);
  const park = async () => (await loadDrafts()).parkTabDrafts(db);
  await park().catch(report); // nothing keeps somebody signed in
  await db.scopes.clear();
  db.close();
}

/** RxDB's own remove() leaves the databases behind, with the user's id in their names. */
async function deleteDatabases(matches: (name: string) => boolean): Promise<void> {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '').filter(matches);
  await Promise.all(
    names.map(
      (name) =>
        new Promise<void>((resolve) => {
          const request = indexedDB.deleteDatabase(name);
          request.onsuccess = request.onerror = request.onblocked = () => resolve();
        }),
    ),
  );
}
