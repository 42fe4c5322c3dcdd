import { shared, type Account } from './account.ts';
import { revokeSession } from '../identity/authentication.ts';
import { beginLeaving, finishLeaving, forgetInBrowser, writeReturned } from './leave-device.ts';
import { rememberPerson, type Person } from '../identity/person.ts';
import { endPushSubscription } from './push-device.ts';
import { eraseSession, readSession, type Session } from '../identity/session.ts';
import { replicaMade } from '../replica/replica.ts';
import { report } from '../device/report.ts';

/** Makes this person the signed-in person of this device. The page then opens their account. */
export async function keepSession(session: Session): Promise<Person> {
  await finishLeaving(shared).catch(report);
  await writeReturned(shared, session);
  rememberPerson(session.user);
  return session.user;
}

/**
 * Waits until the databases of a person who just signed in are made, so that nobody leaves the page
 * in the middle of it; not for ever, since a storage that is silent has its own watch. An error is
 * the next reader's.
 */
export const databasesMade = ({ replica }: Pick<Account, 'replica'>): Promise<void> =>
  Promise.race([
    replicaMade(replica).catch(report),
    new Promise<void>((resolve) => setTimeout(resolve, 5_000)),
  ]);

/**
 * Signs out on this device, online or offline. Deletes the replica, the caches and every name with
 * the person's id. The queue and the drafts are deleted too unless they are kept until the same
 * person is back. Counts of advertisements stay and are sent: they belong to the device and
 * identify no one. Rule [S4].
 */
export async function signOut(
  account: Account,
  { keep_queue }: { keep_queue: boolean },
): Promise<void> {
  const session = await readSession(shared);
  const { person, local } = account;
  if (person) await beginLeaving(shared, person, { keep_queue });
  else await eraseSession(shared);
  rememberPerson(null);
  // before anything that takes a while: the page may end at any moment
  void endPushSubscription().catch(report);
  if (session) void revokeSession(local.source.server, session.access_token);
  if (person) void forgetInBrowser().catch(report);
  await account.close();
  if (!person) return;
  await finishLeaving(shared);
  await forgetInBrowser();
}
