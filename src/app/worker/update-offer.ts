import { useEffect, useSyncExternalStore } from 'react';
import type { Workbox } from 'workbox-window';
import { hasUnsavedWork } from '#platform/unsaved-work.ts';
import { signalValue } from '#sync/device/signal-value.ts';
import { accountState } from '../account/account-store.ts';
import { whenIdle } from '../start/when-idle.ts';
import { report } from '#sync/device/report.ts';

/**
 * A new version that waits. `waiting`: the person accepted it, but something is still being sent.
 */
export type UpdateOffer = { readonly waiting: boolean; readonly accept: () => void };

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
    const accept = () => {
      offer.set({ waiting: true, accept });
      void letIn(workbox);
    };
    offer.set({ waiting: false, accept });
  });
  // workbox's own `isUpdate` stays false as long as the page of the first visit is open
  let controlled = navigator.serviceWorker.controller !== null;
  workbox.addEventListener('controlling', () => {
    if (controlled) void whenQuiet().then(() => location.reload());
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

async function letIn(workbox: Workbox): Promise<void> {
  await whenQuiet();
  workbox.messageSkipWaiting();
}

/** Resolves when no request of the outbox is in flight and no form of this page would be lost. */
async function whenQuiet(): Promise<void> {
  for (;;) {
    const state = accountState.get();
    const sending =
      state.phase === 'open'
        ? await state.account.engine.db.outbox.where('status').equals('sending').count()
        : 0;
    if (sending === 0 && !hasUnsavedWork()) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
