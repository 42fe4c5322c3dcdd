import { keepBackgroundChecks } from './background-checks.ts';

/** What a page asks of its worker, as soon as there is one. */
export function workerInCharge(registration: ServiceWorkerRegistration): void {
  // a page that was on its way while the worker took over is nobody's: that took the pages that were there
  if (!navigator.serviceWorker.controller) registration.active?.postMessage({ type: 'CLAIM' });
  keepBackgroundChecks(registration);
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent) => {
    if ((data as { type?: unknown } | null)?.type === 'APP_FULL') {
      void import('./app-files-full.ts').then(({ sayOnce }) => sayOnce());
    }
  });
  registration.active?.postMessage({ type: 'REPAIR' });
}
