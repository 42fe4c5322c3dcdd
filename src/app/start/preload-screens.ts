import { loadAccessibility } from '../settings/accessibility-menu.tsx';
import { loadMenu } from '../shell/mobile-menu.tsx';
import { accountState } from '../account/account-store.ts';
import { loadWords } from '#i18n/locale.ts';
import { learnAll } from '#sync/registry/registry.ts';
import { router } from './router.tsx';
import { whenIdle } from '#platform/when-idle.ts';

/** The screens that a person without a signal will probably need next. */
const WANTED = ['/event/$id', '/register/$id', '/outbox', '/auth'] as const;

/**
 * Loads code and texts of the next screens while there is a network: on a first visit it may fail
 * before the service worker has cached everything.
 */
export function preloadScreens(): void {
  const stop = accountState.watch(() => {
    if (accountState.get().phase === 'opening') return;
    stop();
    whenIdle(() => {
      // if its file can't be loaded, the next start tries again
      void startAdCourier().catch(() => undefined);
      void loadWords();
      void learnAll().catch(() => undefined);
      void loadMenu();
      void loadAccessibility();
      for (const path of WANTED) void router.loadRouteChunk(router.routesByPath[path]);
    });
  });
}

async function startAdCourier(): Promise<void> {
  const { deliverAdCountsWithSignal } = await import('../account/ad-courier.ts');
  deliverAdCountsWithSignal();
}
