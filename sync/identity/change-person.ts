import { shared, type Account } from '../account.ts';
import { revokeSession } from './authentication.ts';
import { DeviceDatabase } from '../device/device-database.ts';
import {
  beginLeaving,
  finishLeaving,
  forgetInBrowser,
  othersClosed,
  writeReturned,
} from './leave-device.ts';
import { rememberPerson, type Person } from './person.ts';
import { endPushSubscription } from '../device/push-device.ts';
import { eraseSession, readSession, type Session } from './session.ts';
import { parkTabDrafts, unparkTabDrafts } from '../drafts/tab-drafts.ts';
import { report } from '../device/report.ts';

/** Makes this person the one of this device. The page then opens their account. */
export async function keepSession(session: Session): Promise<Person> {
  await finishLeaving(shared).catch(report);
  await writeReturned(shared, session);
  rememberPerson(session.user);
  const db = new DeviceDatabase(session.user.id);
  await unparkTabDrafts(db).catch(report); // without them they can still sign in
  db.close();
  return session.user;
}

/** The drafts of this tab stay beside the queue that its person keeps. Rule [S4]. */
export async function parkDrafts({ person, engine }: Account): Promise<void> {
  if (person) await parkTabDrafts(engine.db);
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
  if (keep_queue) await parkDrafts(account).catch(report); // nothing keeps somebody signed in
  if (person) await beginLeaving(shared, person, { keep_queue });
  else await eraseSession(shared);
  rememberPerson(null);
  await account.close();
  void endPushSubscription().catch(report);
  if (session) void revokeSession(engine.source.server, session.access_token);
  if (!person) return;
  if (keep_queue) await othersClosed(account.replica.name);
  await finishLeaving(shared);
  forgetInBrowser();
}
