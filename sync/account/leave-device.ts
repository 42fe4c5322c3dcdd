import { DeviceDatabase, deviceDatabaseName } from '../device/device-database.ts';
import { PASSES_KEY } from '../calls/event-passes.ts';
import type { Person } from '../identity/person.ts';
import { replicaLock } from '../replica/replica.ts';
import {
  eraseSession,
  KEPT_KEY,
  LEAVING_KEY,
  writeSession,
  type Session,
  type SharedDatabase,
} from '../identity/session.ts';
import { withBoundedLock } from '../device/sync-lock.ts';
import { forgetLastRows } from '../device/last-rows.ts';
import { forgetSharedText } from '../device/shared-text.ts';
import { report } from '../device/report.ts';
import { forgetWaiting } from '../outbox/lost-queue.ts';

/** A person who signed out while some of their databases still exist. */
type Leaving = {
  readonly user_id: string;
  readonly keep_queue: boolean;
  /** Only databases are left. What the browser keeps may be another person's by now. */
  readonly forgotten?: boolean;
};

const LOCK = 'qg:leaving';

/**
 * From here on the person is signed out, even if the page ends before the rest is done. A tab that
 * is closed at once must not leave rows, or a queue that was to be deleted, for the next sign-in.
 * Rule [S4].
 */
export const beginLeaving = (
  shared: SharedDatabase,
  { id: user_id, email, name }: Person,
  { keep_queue }: { keep_queue: boolean },
): Promise<void> =>
  shared.transaction('rw', shared.values, async () => {
    await eraseSession(shared);
    await shared.values.put({ user_id, keep_queue } satisfies Leaving, LEAVING_KEY + user_id);
    // if the account is deleted before its person is back, this device can still say whose queue it
    // holds
    if (keep_queue) await shared.values.put({ email, name }, KEPT_KEY + user_id);
  });

/** Removes what signed-out people left on this device, also when a closed page had begun it. */
export async function finishLeaving(shared: SharedDatabase): Promise<void> {
  if ((await leavingPeople(shared)).length === 0) return;
  await withBoundedLock(LOCK, async () => {
    for (const leaving of await leavingPeople(shared)) {
      const { user_id, keep_queue } = leaving;
      if (!leaving.forgotten) {
        // not localStorage: it was emptied together with the name of the person
        void endPush().catch(report);
        await forgetLastRows().catch(report);
        await forgetSharedText().catch(report);
      }
      const left = [await deleteDatabases((name) => name.includes(`qg-${user_id}-r`))];
      if (keep_queue) await emptyAllButQueue(user_id);
      else {
        left.push(await deleteDatabases((name) => name === deviceDatabaseName(user_id)));
        forgetWaiting(user_id);
      }
      // a database that a tab holds open is deleted when the tab closes it; if the device stops
      // before that, the next start deletes it
      const key = LEAVING_KEY + user_id;
      if (left.every((gone) => gone)) await shared.values.delete(key);
      else await shared.values.put({ ...leaving, forgotten: true } satisfies Leaving, key);
    }
  });
}

/** Few starts need it, and each loads this file. */
const endPush = async () => (await import('./push-device.ts')).endPushSubscription();

const leavingPeople = (shared: SharedDatabase): Promise<Leaving[]> =>
  shared.values.where(':id').startsWith(LEAVING_KEY).toArray() as Promise<unknown[]> as Promise<
    Leaving[]
  >;

/** Makes this person the person of this device again: their data is no longer removed. */
export const writeReturned = (shared: SharedDatabase, session: Session): Promise<void> =>
  withBoundedLock(LOCK, () =>
    shared.transaction('rw', shared.values, async () => {
      await writeSession(shared, session);
      await shared.values.bulkDelete([LEAVING_KEY, KEPT_KEY].map((key) => key + session.user.id));
    }),
  );

/**
 * Deletes replicas with another shape of the rows. No code reads them any more, so rows that must
 * leave the device would stay in them. A replica that a page of an older version still shows is
 * kept. Rule [P9].
 */
export async function removeOldReplicas(user: string, current: string): Promise<void> {
  const shape = new RegExp(`qg-${user}-r[0-9a-z]+`);
  const names = (await indexedDB.databases()).flatMap(({ name }) => shape.exec(name ?? '') ?? []);
  for (const old of new Set(names)) {
    if (old === current) continue;
    await navigator.locks.request(replicaLock(old), { ifAvailable: true }, async (lock) => {
      if (lock) await deleteDatabases((name) => shape.exec(name)?.[0] === old);
    });
  }
}

/** Forgets the person in the tab, and the lists that are shown before the databases open. */
export async function forgetInBrowser(): Promise<void> {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('qg.')) sessionStorage.removeItem(key);
    for (const key of Object.keys(localStorage))
      if (key.startsWith('qg.seen.')) localStorage.removeItem(key);
  } catch {
    // forbidden, so nothing is kept there
  }
  await forgetLastRows();
  await forgetSharedText();
}

/** Cursors and passes name the person's events, so only the queue itself and the drafts stay. */
async function emptyAllButQueue(user: string): Promise<void> {
  const db = new DeviceDatabase(user);
  await db.scopes.clear();
  await db.meta.delete(PASSES_KEY);
  db.close();
}

/**
 * RxDB's own remove() leaves the databases behind, with the user's id in their names.
 * @returns whether all of them are deleted
 */
export async function deleteDatabases(matches: (name: string) => boolean): Promise<boolean> {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '').filter(matches);
  const gone = await Promise.all(
    names.map(
      (name) =>
        new Promise<boolean>((resolve) => {
          const request = indexedDB.deleteDatabase(name);
          request.onsuccess = () => resolve(true);
          request.onerror = request.onblocked = () => resolve(false);
        }),
    ),
  );
  return gone.every((one) => one);
}
