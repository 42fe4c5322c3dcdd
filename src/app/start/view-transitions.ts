import type { AnyRouter } from '@tanstack/react-router';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Fades from one screen to the next unless the person prefers reduced motion; a change of tab or
 * search does not fade. The router's own option leaves the rejections of interrupted transitions
 * unhandled.
 */
export function fadeBetweenScreens(router: AnyRouter): void {
  router.startViewTransition = (change) => {
    const wanted = router.shouldViewTransition !== false;
    delete router.shouldViewTransition;
    const from = router.stores.resolvedLocation.get()?.pathname;
    const fades = wanted && from !== undefined && from !== router.latestLocation.pathname;
    if (!fades || calm.matches || !('startViewTransition' in document)) return change();
    const transition = document.startViewTransition(change);
    transition.ready.catch(cutShort);
    transition.finished.catch(cutShort);
    return transition.updateCallbackDone;
  };
}

/** The person navigated before the fade ended. The screen itself has changed all the same. */
const cutShort = (): void => undefined;
