import { useEffect, useSyncExternalStore } from 'react';
import { signalValue } from '#sync/wire/signal-value.ts';
import { accountState } from '../account/account-store.ts';
import type { UpdateWait } from './let-in.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { report } from '#sync/device/report.ts';

/** A new version that waits. `wait`: why it is not active although the person accepted it. */
export type UpdateOffer = { readonly wait: UpdateWait; readonly accept: () => void };

/** Written by register-worker.ts. */
export const updateOffer = signalValue<UpdateOffer | null>(null);

/**
 * Registers the service worker once the page has painted, and reports when a new version waits. It
 * is never forced: the person asks for it, and it starts when no send is in flight. Rule [W4].
 */
export function useUpdateOffer(): UpdateOffer | null {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return afterListPainted(register);
  }, []);
  return useSyncExternalStore(updateOffer.watch, updateOffer.get);
}

/**
 * Without a signal its file may be missing, and most browsers never ask for it again: with the signal
 * the app is stored all the same, and its updates are offered from the next start on.
 */
const register = (): void =>
  void import('./after-list.ts')
    .then(({ afterList }) => afterList())
    .catch((error: unknown) => {
      report(error);
      addEventListener(
        'online',
        () =>
          void navigator.serviceWorker
            .register('/service-worker.js', { updateViaCache: 'imports' })
            .catch(report),
      );
    });

/** The precache must not compete with the first list for a slow network. */
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
