import { useEffect, useSyncExternalStore } from 'react';
import { hasUnsavedWork } from '#platform/unsaved-work.ts';
import { signalValue } from '#sync/device/signal-value.ts';
import { accountState } from '../account/account-store.ts';
import { letIn, whenQuiet, type UpdateWait } from './let-in.ts';
import { whenIdle } from '../start/when-idle.ts';
import { report } from '#sync/device/report.ts';

/** A new version that waits. `wait`: why it is not active although the person accepted it. */
export type UpdateOffer = { readonly wait: UpdateWait; readonly accept: () => void };

const offer = signalValue<UpdateOffer | null>(null);

/**
 * Registers the service worker once the page has painted, and reports when a new version waits. It
 * is never forced: the person asks for it, and it starts when no send is in flight. Rule [W4].
 */
export function useUpdateOffer(): UpdateOffer | null {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return afterListPainted(() => {
      void registerWorker().catch(report);
      void import('./notification-words.ts').then((module) => module.keepNotificationWords());
      void import('./push-language.ts').then((module) => module.keepPushLanguage());
    });
  }, []);
  return useSyncExternalStore(offer.watch, offer.get);
}

/** The precache must not compete with the first list for a slow network (performance.md §3). */
function afterListPainted(run: () => void): () => void {
  let cancel = () => {};
  const check = () => {
    if (accountState.get().phase === 'opening') return;
    stop();
    cancel = whenIdle(run);
  };
  const stop = accountState.watch(check);
  check();
  return () => {
    stop();
    cancel();
  };
}

/** Called once the page has painted. */
export async function registerWorker(): Promise<void> {
  const [{ Workbox: Client }, { workerInCharge }] = await Promise.all([
    import('workbox-window'),
    import('./worker-in-charge.ts'),
  ]);
  const workbox = new Client('/service-worker.js', { updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => {
    // one that is in charge already is offered no more
    const say = (wait: UpdateWait) => offer.get() && offer.set({ wait, accept });
    const accept = () =>
      void letIn(quiet, { askWorker: () => workbox.messageSkipWaiting(), say }).catch(report);
    offer.set({ wait: 'no', accept });
  });
  // workbox's own `isUpdate` stays false as long as the page of the first visit is open
  let controlled = navigator.serviceWorker.controller !== null;
  workbox.addEventListener('controlling', () => {
    if (controlled) {
      offer.set(null);
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
  await look().catch(() => undefined);
}

const quiet = {
  hasUnsavedWork,
  isSending: async (): Promise<boolean> => {
    const state = accountState.get();
    if (state.phase !== 'open') return false;
    return (await state.account.engine.db.outbox.where('status').equals('sending').count()) > 0;
  },
};
