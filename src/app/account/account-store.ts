import type { Account } from '#sync/account/account.ts';
import type { Person } from '#sync/identity/person.ts';
import { rememberedPerson } from '#sync/identity/person.ts';
import type { Session } from '#sync/identity/session.ts';
import { signalValue } from '#sync/wire/signal-value.ts';
import { report } from '#sync/device/report.ts';
import { staysHere } from '#sync/storage/leaving.ts';
import { mayPass, noteLoss, storageLoss } from '#sync/storage/storage-failure.ts';
import { announce, onAnnounced, startChange } from './account-channel.ts';
import { followLostStorage, forgetReload, mayReload, sayReloaded } from './lost-storage.ts';
import { readAhead } from './read-ahead.ts';
import { serverConfig } from './server-config.ts';
import { whenIdle } from '#platform/when-idle.ts';

/** The account of this page. Screens that need an account render only while it is `open`. */
export type AccountState =
  | { readonly phase: 'opening'; readonly person: Person | null }
  | { readonly phase: 'open'; readonly person: Person | null; readonly account: Account }
  | { readonly phase: 'failed'; readonly person: Person | null; readonly error: unknown };

export const accountState = signalValue<AccountState>({
  phase: 'opening',
  person: rememberedPerson(),
});

/** RxDB and Dexie are a separate file; index.html asks the browser to preload it. */
const loadAccount = () => import('#sync/account/account.ts');
/** Only needed to sign in and out, so it is not part of the start. */
const loadChange = () => import('#sync/account/change-person.ts');

/**
 * Opens the databases of one person, or those of an anonymous visitor. A failure is a state with a
 * screen, not an exception.
 */
export async function openAccountOf(person: Person | null): Promise<void> {
  storageLoss.set(null);
  accountState.set({ phase: 'opening', person });
  try {
    const { openAccount, removeLeftovers } = await loadAccount();
    const account = await openAccount(serverConfig(), person);
    await readAhead(account);
    accountState.set({ phase: 'open', person: account.person, account });
    sayReloaded();
    const { status } = account.sync;
    status.watch(() => status.get().phase === 'synced' && forgetReload());
    whenIdle(() => void removeLeftovers(account));
  } catch (error) {
    await staysHere();
    fail(error, person);
    if (mayPass(error)) noteLoss(error); // a page of its own may get an answer
  }
}

/** Answers databases of this page that fail, or do not answer at all. */
export function watchStorage(): void {
  followLostStorage({
    reopen: () => void reopen(),
    giveUp: () => {
      const state = accountState.get();
      fail(new Error('the storage does not answer'), state.person);
      if (state.phase !== 'open') return false; // what opens still waits, and may get its answer
      void state.account.close().catch(report);
      return true;
    },
  });
}

/** Reopens the same account on new connections, after the page lost its databases. */
async function reopen(): Promise<void> {
  const state = accountState.get();
  if (state.phase === 'opening') return; // the code that opens the account meets the same error
  const { person } = state;
  accountState.set({ phase: 'opening', person });
  // closing lost connections may fail too
  if (state.phase === 'open') await state.account.close().catch(report);
  await openAccountOf(person);
  if (accountState.get().phase === 'failed' && mayReload()) location.reload();
}

/**
 * Makes the person who just signed in the person of this device. If it is the same person,
 * everything stays open. For another person, the earlier queue stays on the device, not shown and
 * not sent. Rule [S5].
 */
export async function enterAs(session: Session): Promise<void> {
  const { databasesMade, keepSession, signOut } = await loadChange();
  const state = accountState.get();
  if (state.phase === 'open' && state.person?.id === session.user.id) {
    await keepSession(session);
    announce('renewed');
    state.account.sync.renewed();
    void import('./push-language.ts')
      .then(({ registerPushAgain }) => registerPushAgain())
      .catch(report);
    return;
  }
  accountState.set({ phase: 'opening', person: session.user });
  const changed = await startChange();
  try {
    if (state.phase === 'open') {
      stopWorker();
      if (state.person) await signOut(state.account, { keep_queue: true });
      else await state.account.close();
    }
    const person = await keepSession(session);
    changed();
    await openAccountOf(person);
    const entered = accountState.get();
    if (entered.phase === 'open') await databasesMade(entered.account);
  } catch (error) {
    changed(); // the other tabs wait for this
    fail(error, rememberedPerson());
  }
}

/**
 * Signs out on this device. Works offline. Rule [S4].
 * @returns false when the person is still signed in, such as on a full device
 */
export async function leave({ keep_queue }: { keep_queue: boolean }): Promise<boolean> {
  const { signOut } = await loadChange();
  const state = accountState.get();
  if (state.phase !== 'open') return false;
  accountState.set({ phase: 'opening', person: null }); // from here on no screen uses the databases
  const changed = await startChange();
  stopWorker();
  try {
    await signOut(state.account, { keep_queue });
    changed();
    await openAccountOf(null);
    return true;
  } catch (error) {
    changed(); // the other tabs wait for this
    fail(error, rememberedPerson());
    return !rememberedPerson(); // the session has ended; the next start removes the rest
  }
}

function fail(error: unknown, person: Person | null): void {
  report(error);
  accountState.set({ phase: 'failed', person, error });
}

/** Tells the service worker to close the queue before its database is deleted. */
function stopWorker(): void {
  navigator.serviceWorker?.controller?.postMessage({ type: 'STOP' });
}

/**
 * Follows a sign-in or a sign-out in another tab: closes the databases. If another person is signed
 * in now, opens their account.
 */
export function followOtherTabs(): void {
  onAnnounced({
    changing: () => {
      const state = accountState.get();
      accountState.set({ phase: 'opening', person: null });
      if (state.phase === 'open') void state.account.close().catch(report);
    },
    renewed: () => {
      const state = accountState.get();
      if (state.phase === 'open') state.account.sync.renewed();
    },
    changed: () => {
      try {
        sessionStorage.clear(); // where the previous person was
      } catch {
        // forbidden, so nothing is there
      }
      location.reload();
    },
  });
}
