import type { Page } from 'playwright';

/** Milliseconds since the navigation began. */
export interface Arrival {
  /** First contentful paint: the shell. */
  readonly paint_ms: number;
  /** The first row of an event was rendered, wherever it came from. */
  readonly first_row_ms: number;
  /**
   * A whole page of rows was rendered: more than the app keeps from the last visit, so they come
   * from the database.
   */
  readonly list_ms: number;
}

/** A row in a list of events, in the app and on the floor page; not the button for a new event. */
export const ROW = 'main a[href^="/event/"]:not([href="/event/create"])';

/**
 * Records in the page when things appear, without changing the page. Call before the navigation.
 */
export async function watchArrival(page: Page, list_rows: number): Promise<void> {
  await page.addInitScript(noteArrival, { row: ROW, list_rows });
}

/** @throws when no list has appeared after 60 s */
export async function arrival(page: Page): Promise<Arrival> {
  const found = await page
    .waitForFunction(
      () => {
        const { arrived } = window as unknown as { arrived?: Partial<Arrival> };
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return arrived?.list_ms !== undefined && paint && { ...arrived, paint_ms: paint.startTime };
      },
      undefined,
      { timeout: 60_000, polling: 100 },
    )
    .catch((error: unknown) => nothingCame(page, error));
  return (await found.jsonValue()) as Arrival;
}

async function nothingCame(page: Page, cause: unknown): Promise<never> {
  const shown = await page.evaluate(() => ({
    arrived: (window as unknown as { arrived?: object }).arrived,
    online: navigator.onLine,
    main: document.querySelector('main')?.textContent.slice(0, 300),
  }));
  throw new Error(`no list after a minute: ${JSON.stringify(shown)}`, { cause });
}

/** Samples of arrivals, for a table. */
export const arrivals = () => ({
  paint_ms: [] as number[],
  first_row_ms: [] as number[],
  list_ms: [] as number[],
});

export function note(into: ReturnType<typeof arrivals>, arrived: Arrival): void {
  into.paint_ms.push(arrived.paint_ms);
  into.first_row_ms.push(arrived.first_row_ms);
  into.list_ms.push(arrived.list_ms);
}

/** Runs in the page, so it may refer to nothing in this file. */
function noteArrival({ row, list_rows }: { row: string; list_rows: number }): void {
  if (window.top !== window) return;
  const arrived: { first_row_ms?: number; list_ms?: number } = {};
  Object.assign(window, { arrived });
  const waits: (readonly [keyof typeof arrived, rows: number])[] = [
    ['first_row_ms', 1],
    ['list_ms', list_rows],
  ];
  // reads no layout: that would be extra work for the page
  const observer = new MutationObserver(() => {
    const rows = document.querySelectorAll(row);
    while (waits[0] && rows.length >= waits[0][1]) {
      const [name] = waits.shift()!;
      // a task after the next frame, so that it has been rendered
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          arrived[name] = performance.now();
        });
        port1.start();
        port2.postMessage(null);
      });
    }
    if (waits.length === 0) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}
