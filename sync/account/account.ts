import { DEVICE_STORES, DeviceDatabase } from '../device/device-database.ts';
import type { LocalAccount } from '../round/sync-round.ts';
import { unblock } from '../outbox/outbox.ts';
import { openStorage } from '../storage/open-storage.ts';
import { makeDatabases } from '../storage/storage-thread.ts';
import { startPageSync, type PageSync } from './page-sync.ts';
import { rememberPerson, type Person } from '../identity/person.ts';
import { freshRows, type FreshRows } from '../replica/fresh-rows.ts';
import {
  holdReplica,
  openReplica,
  replicaName,
  replicaStore,
  type Replica,
} from '../replica/replica.ts';
import {
  isLeaving,
  readSession,
  SHARED_STORES,
  SharedDatabase,
  writeConfig,
  type Session,
} from '../identity/session.ts';
import { withBoundedLock } from '../device/sync-lock.ts';
import type { ServerConfig } from '../transport/transport.ts';
import { report } from '../device/report.ts';

/** One open account: its replica, its outbox, and the rounds that sync them. */
export type Account = {
  readonly person: Person | null;
  readonly replica: Replica;
  readonly local: LocalAccount;
  readonly fresh: FreshRows;
  readonly sync: PageSync;
  readonly close: () => Promise<void>;
};

export const shared = new SharedDatabase();
/** Stands for the user id in the names of an anonymous visitor's databases. */
const NOBODY = 'anon';

/** Only needed when somebody signs in or out, so it is not part of the start-up code. */
const loadLeaving = () => import('./leave-device.ts');

/** Something was seldom typed as a page of this tab was left, so the code for it is no part of a start. */
async function adoptTyped(db: DeviceDatabase): Promise<void> {
  try {
    if (!Object.keys(sessionStorage).some((key) => key.startsWith('qg.typed.'))) return;
  } catch {
    return; // forbidden, so nothing is kept there
  }
  const { adoptTabDrafts } = await import('../drafts/tab-drafts.ts');
  await adoptTabDrafts(db);
}

/**
 * Opens the databases of one person, or those of an anonymous visitor. Waits for no network and no
 * authentication. A person whose sign-out was not finished counts as signed out.
 */
export async function openAccount(server: ServerConfig, person: Person | null): Promise<Account> {
  const user = person?.id ?? NOBODY;
  const db = new DeviceDatabase(user);
  const name = replicaName(user);
  const held = holdReplica(name);
  const opening = openReplica({ name, storage: openStorage() });
  // the code below awaits both and meets their errors; until then they would count as unhandled
  for (const later of [held, opening]) later.catch(() => undefined);
  /** Close what did open: a name that stays in use would block the next attempt. */
  const close = async () => {
    await opening.then((replica) => replica.close()).catch(report);
    db.close();
    await held.then((end) => end()).catch(report);
  };
  try {
    const own = [
      { name: db.name, stores: DEVICE_STORES },
      { name: shared.name, stores: SHARED_STORES },
    ];
    await makeDatabases(own).catch(report); // to open them says what is wrong
    const leaving = person ? isLeaving(shared, person.id) : false;
    const forgotten = person ? null : readSession(shared);
    const adopted = db.open().then(() => adoptTyped(db).catch(report)); // before a form reads its draft
    const [replica, , hasLeft, session] = await Promise.all([opening, adopted, leaving, forgotten]);
    if (session) {
      // a browser that is killed loses what it wrote into localStorage last, and no database
      await close();
      const still = await readSession(shared); // another tab may have signed out meanwhile
      if (still) rememberPerson(still.user);
      return await openAccount(server, still?.user ?? null);
    }
    if (hasLeft) {
      await close();
      rememberPerson(null);
      await (await loadLeaving()).forgetInBrowser();
      return await openAccount(server, null); // the page removes their data later
    }
    const source = { shared, server, now: () => Date.now(), lock: withBoundedLock };
    const fresh = freshRows();
    const local: LocalAccount = {
      db,
      store: fresh.telling(replicaStore(replica)),
      source,
      user_id: person?.id ?? null,
    };
    // durable writes take a while, and the first list needs neither of these
    void Promise.all([unblock(db), writeConfig(shared, server)]).catch(whileOpen(db));
    const sync = await startPageSync(local);
    return { person, replica, local, fresh, sync, close: () => sync.stop().then(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Work in the background ends when its account is closed; the next start does what is left of it. */
const whileOpen = (db: DeviceDatabase) => (error: unknown) => {
  if (db.isOpen()) report(error);
};

/**
 * Removes what signed-out people and older versions of the app left on this device. Called when the
 * page is idle; it never rejects.
 */
export const removeLeftovers = (account: Pick<Account, 'local' | 'replica'>): Promise<void> =>
  remove(account).catch(whileOpen(account.local.db));

async function remove({ local, replica }: Pick<Account, 'local' | 'replica'>): Promise<void> {
  const { finishLeaving, removeOldReplicas } = await loadLeaving();
  await finishLeaving(shared);
  await removeOldReplicas(local.user_id ?? NOBODY, replica.name);
  const { sweepReceipts } = await import('../receipts/receipts.ts');
  const { db, source } = local;
  const offset = ((await db.meta.get('clock_offset_ms')) as number | undefined) ?? 0;
  const synced_at = (await db.scopes.get('public'))?.synced_at ?? 0;
  const seen = synced_at + offset;
  await sweepReceipts(db, source.now(), seen);
  if (synced_at === 0) return; // an empty replica tells of no row that it is gone
  const { sweepDrafts } = await import('../drafts/sweep-drafts.ts');
  await sweepDrafts(local, Math.min(source.now(), seen)); // of two clocks one may be wrong
}

export const storedSession = (): Promise<Session | null> => readSession(shared);
