import { Workbox } from 'workbox-window';
import { hasUnsavedWork } from '#platform/kept/unsaved-work.ts';
import { report } from '#sync/device/report.ts';
import { accountState } from '../account/account-store.ts';
import { letIn, whenQuiet, type UpdateWait } from './let-in.ts';
import { updateOffer } from './update-offer.ts';
import { workerInCharge } from './worker-in-charge.ts';

/** Called once the page has painted. */
export async function registerWorker(): Promise<void> {
  // its code has a hash in its name; the file itself is never taken from the cache
  const workbox = new Workbox('/service-worker.js', { updateViaCache: 'imports' });
  workbox.addEventListener('waiting', () => {
    // a worker that is already active is not offered again
    const say = (wait: UpdateWait) => updateOffer.get() && updateOffer.set({ wait, accept });
    const accept = () =>
      void letIn(quiet, { askWorker: () => workbox.messageSkipWaiting(), say }).catch(report);
    updateOffer.set({ wait: 'no', accept });
  });
  // workbox's own `isUpdate` stays false as long as the page of the first visit is open
  let controlled = navigator.serviceWorker.controller !== null;
  workbox.addEventListener('controlling', () => {
    if (controlled) {
      updateOffer.set(null);
      void whenQuiet(quiet).then(() => location.reload());
    }
    controlled = true;
  });
  let registered = false;
  /**
   * A network failure is no error: the current worker continues, and the next check tries again.
   */
  const look = async () => {
    await (registered ? workbox.update() : workbox.register());
    registered = true;
  };
  void navigator.serviceWorker.ready.then(workerInCharge);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look().catch(() => undefined);
  });
  // the first visit may have lost the signal before the app was stored
  addEventListener('online', () => {
    if (!registered) void look().catch(() => undefined);
  });
  await look().catch(() => undefined);
}

const quiet = {
  hasUnsavedWork,
  isSending: async (): Promise<boolean> => {
    const state = accountState.get();
    if (state.phase !== 'open') return false;
    return (await state.account.local.db.outbox.where('status').equals('sending').count()) > 0;
  },
};
