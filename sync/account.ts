import { DeviceDatabase } from './device/device-database.ts';
import type { Engine } from './sync-round.ts';
import { unblock } from './outbox/outbox.ts';
import { openStorage } from './storage/open-storage.ts';
import { startPageSync, type PageSync } from './page-sync.ts';
import { rememberPerson, type Person } from './identity/person.ts';
import {
  holdReplica,
  openReplica,
  replicaName,
  replicaStore,
  type Replica,
} from './replica/replica.ts';
import {
  isLeaving,
  readSession,
  SharedDatabase,
  writeConfig,
  type Session,
} from './identity/session.ts';
import { withBoundedLock } from './device/sync-lock.ts';
import type { ServerConfig } from './calls/transport.ts';
import { report } from './device/report.ts';

/** One open account: a replica, a queue and their sync. */
export type Account = {
  readonly person: Person | null;
  readonly replica: Replica;
  readonly engine: Engine;
  readonly sync: PageSync;
  readonly close: () => Promise<void>;
};

export const shared = new SharedDatabase();
/** In the names of databases. */
const NOBODY = 'anon';

/** For signing in and out: no part of a start. */
const loadLeaving = () => import('./identity/leave-device.ts');

/**
 * Opens the databases of one person, or of nobody. Awaits no network and no authentication. Somebody whose sign-out
 * was not finished is nobody.
 */
export async function openAccount(server: ServerConfig, person: Person | null): Promise<Account> {
  const user = person?.id ?? NOBODY;
  const db = new DeviceDatabase(user);
  const name = replicaName(user);
  const held = holdReplica(name);
  const opening = openReplica({ name, storage: openStorage() });
  /** What opened too: a name that stays in use would keep the next try from opening. */
  const close = async () => {
    await opening.then((replica) => replica.close()).catch(report);
    db.close();
    await held.then((end) => end()).catch(report);
  };
  try {
    const leaving = person ? isLeaving(shared, person.id) : false;
    const [replica, , hasLeft] = await Promise.all([opening, db.open(), leaving]);
    if (hasLeft) {
      await close();
      rememberPerson(null);
      (await loadLeaving()).forgetInBrowser();
      return await openAccount(server, null); // whose page sees to the rest
    }
    const source = { shared, server, now: () => Date.now(), lock: withBoundedLock };
    const engine: Engine = {
      db,
      store: replicaStore(replica),
      source,
      user_id: person?.id ?? null,
    };
    // durable writes take a while, and the first list needs neither
    void Promise.all([unblock(db), writeConfig(shared, server)]).catch(report);
    const sync = await startPageSync(engine);
    return { person, replica, engine, sync, close: () => sync.stop().then(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What people who signed out, and older versions of the app, left on this device: for a page that has time. */
export async function removeLeftovers({ engine, replica }: Account): Promise<void> {
  const { finishLeaving, removeOldReplicas } = await loadLeaving();
  await finishLeaving(shared);
  await removeOldReplicas(engine.user_id ?? NOBODY, replica.name);
  const { sweepReceipts } = await import('./receipts/receipts.ts');
  await sweepReceipts(engine.db, engine.source.now());
}

export const storedSession = (): Promise<Session | null> => readSession(shared);
