import { accountState } from '../account/account-store.ts';
import { loadWords } from './locale.ts';
import { router } from './router.tsx';
import { whenIdle } from './when-idle.ts';

/** The screens that somebody without a signal will want next. */
const WANTED = ['/event/$id', '/register/$id', '/outbox', '/auth'] as const;

/**
 * Fetches code and words of the next screens while there is a line: the first visit may lose it before the
 * service worker has everything.
 */
export function preloadScreens(): void {
  const stop = accountState.watch(() => {
    if (accountState.get().phase === 'opening') return;
    stop();
    whenIdle(() => {
      void startAdCourier().catch(() => undefined); // without its file: with the next start
      void loadWords();
      for (const path of WANTED) void router.loadRouteChunk(router.routesByPath[path]);
    });
  });
}

async function startAdCourier(): Promise<void> {
  const { deliverAdCountsWithSignal } = await import('../account/ad-courier.ts');
  deliverAdCountsWithSignal();
}
