import type { AnyRouter } from '@tanstack/react-router';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * One screen fades into the next where motion is welcome; a change of tab or search does not. The
 * router's own way leaves the rejections of a transition that the next one cut short to nobody.
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

/** The person was faster than the fade. The screen itself has changed all the same. */
const cutShort = (): void => undefined;
