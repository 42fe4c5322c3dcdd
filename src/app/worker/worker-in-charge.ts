import { keepBackgroundChecks } from './background-checks.ts';

/** What a page asks its service worker, as soon as there is one. */
export function workerInCharge(registration: ServiceWorkerRegistration): void {
  // A page that was loading while the worker took over is uncontrolled: the worker claimed only the
  // pages that existed then.
  if (!navigator.serviceWorker.controller) registration.active?.postMessage({ type: 'CLAIM' });
  keepBackgroundChecks(registration);
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent) => {
    if ((data as { type?: unknown } | null)?.type === 'APP_FULL') {
      // without its file the app can't say it
      void import('../account/say-lost.ts')
        .then(({ sayLost }) => sayLost('app_files'))
        .catch(() => undefined);
    }
  });
  registration.active?.postMessage({ type: 'REPAIR' });
}
