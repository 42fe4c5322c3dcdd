import { DeviceDatabase } from './device-database.ts';
import type { Engine } from './engine.ts';
import { unblock } from './outbox.ts';
import { openStorage } from './open-storage.ts';
import { startPageSync, type PageSync } from './page-sync.ts';
import { rememberPerson, type Person } from './person.ts';
import { holdReplica, openReplica, replicaName, replicaStore, type Replica } from './replica.ts';
import { revokeSession } from './authentication.ts';
import {
  eraseSession,
  isLeaving,
  readSession,
  SharedDatabase,
  writeConfig,
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
/** In the names of databases. */
const NOBODY = 'anon';

/** For signing in and out: no part of a start. */
const loadDrafts = () => import('./tab-drafts.ts');
const loadLeaving = () => import('./leave-device.ts');
const endPush = async () => (await import('./push-device.ts')).endPushSubscription();

/**
 * Opens the databases of one person, or of nobody. Awaits no network and no authentication. Somebody whose sign-out
 * was not finished is nobody.
 */
export async function openAccount(server: ServerConfig, person: Person | null): Promise<Account> {
  const user = person?.id ?? NOBODY;
  const db = new DeviceDatabase(user);
  const name = replicaName(user);
  const held = holdReplica(name);
  const letGo = () => void held.then((end) => end(), report);
  const opening = openReplica({ name, storage: openStorage() });
  const leaving = person ? isLeaving(shared, person.id) : false;
  const [replica, , hasLeft] = await Promise.all([opening, db.open(), leaving]);
  if (hasLeft) {
    await replica.close();
    db.close();
    letGo();
    rememberPerson(null);
    (await loadLeaving()).forgetInBrowser();
    return openAccount(server, null); // whose page sees to the rest
  }
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
      letGo();
    },
  };
}

/** What people who signed out, and older versions of the app, left on this device: for a page that has time. */
export async function removeLeftovers({ engine, replica }: Account): Promise<void> {
  const { finishLeaving, removeOldReplicas } = await loadLeaving();
  await finishLeaving(shared);
  await removeOldReplicas(engine.user_id ?? NOBODY, replica.name);
  const { sweepReceipts } = await import('./receipts.ts');
  await sweepReceipts(engine.db, engine.source.now());
}

/** Makes this person the one of this device. The page then opens their account. */
export async function keepSession(session: Session): Promise<Person> {
  const { finishLeaving, writeReturned } = await loadLeaving();
  await finishLeaving(shared).catch(report);
  await writeReturned(shared, session);
  rememberPerson(session.user);
  const db = new DeviceDatabase(session.user.id);
  const unpark = async () => (await loadDrafts()).unparkTabDrafts(db);
  await unpark().catch(report); // without them they can still sign in
  db.close();
  return session.user;
}

export const storedSession = (): Promise<Session | null> => readSession(shared);

/** The drafts of this tab stay beside the queue that its person keeps. Rule [S4]. */
export async function parkDrafts({ person, engine }: Account): Promise<void> {
  if (person) await (await loadDrafts()).parkTabDrafts(engine.db);
}

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
  const { person, engine } = account;
  const { beginLeaving, finishLeaving, forgetInBrowser, othersClosed } = await loadLeaving();
  if (keep_queue) await parkDrafts(account).catch(report); // nothing keeps somebody signed in
  if (person) await beginLeaving(shared, person, { keep_queue });
  else await eraseSession(shared);
  rememberPerson(null);
  await account.close();
  void endPush().catch(report);
  if (session) void revokeSession(engine.source.server, session.access_token);
  if (!person) return;
  if (keep_queue) await othersClosed(account.replica.name);
  await finishLeaving(shared);
  forgetInBrowser();
}
