import type { Page } from 'playwright';

/** Milliseconds since the navigation began. */
export interface Arrival {
  /** First contentful paint: the shell. */
  readonly paint_ms: number;
  /** The first row is laid out and the frame that shows it has been drawn. */
  readonly list_ms: number;
}

/** A row of a list of events, in the app and on the floor page alike. */
export const ROW = 'main a[href^="/event/"]';

/** Notes in the page when things appear, without touching the page. Call before the navigation. */
export async function watchArrival(page: Page): Promise<void> {
  await page.addInitScript(noteArrival, ROW);
}

/** @throws when no list has come after 60 s */
export async function arrival(page: Page): Promise<Arrival> {
  const found = await page.waitForFunction(
    () => {
      const { list_ms } = window as unknown as { list_ms?: number };
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return list_ms !== undefined && paint && { list_ms, paint_ms: paint.startTime };
    },
    undefined,
    { timeout: 60_000, polling: 100 },
  );
  return (await found.jsonValue()) as Arrival;
}

/** Runs in the page, so it may name nothing of this file. */
function noteArrival(row: string): void {
  if (window.top !== window) return;
  const observer = new MutationObserver(() => {
    const first = document.querySelector(row);
    if (!first || first.getBoundingClientRect().height === 0) return;
    observer.disconnect();
    // a task after the next frame: it has been drawn
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        (window as unknown as { list_ms: number }).list_ms = performance.now();
      });
      port1.start();
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}
