import type { Page } from 'playwright';

/** Milliseconds since the navigation began. */
export type Arrival = {
  /** First contentful paint: the shell. */
  readonly paint_ms: number;
  /** The content that the person opened the page for was rendered, wherever it came from. */
  readonly shown_ms: number;
  /** Rows of the replica were rendered, by the app's own mark: from then on a tap works. */
  readonly live_ms: number;
  /** When the navigation began, and the content was shown: Unix time in milliseconds. */
  readonly shown_at: number;
};

/** A row in a list of events, in the app and on the floor page; not the button for a new event. */
export const ROW = 'main a[href^="/event/"]:not([href="/event/create"])';

/** What a person opens the page for: all of these, each with text in it. */
export const CONTENT = {
  list: [ROW],
  title: ['main h1'],
  event: ['main h1', 'main time', 'main a[href^="/register/"]'],
} as const;

/** The app's mark when rows of the replica are on the screen; the floor page sets it too. */
const LIVE = 'qg:rows-live';

/**
 * Records in the page when things appear, without changing the page. Call before the navigation.
 */
export async function watchArrival(page: Page, content: keyof typeof CONTENT): Promise<void> {
  await page.addInitScript(noteArrival, { content: [...CONTENT[content]], live: LIVE });
}

/** @throws when nothing has appeared after 60 s */
export async function arrival(page: Page): Promise<Arrival> {
  const found = await page
    .waitForFunction(
      () => {
        const { arrived = {} } = window as unknown as { arrived?: Partial<Arrival> };
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        if (arrived.live_ms === undefined || arrived.shown_ms === undefined || !paint) return false;
        const shown_at = performance.timeOrigin + arrived.shown_ms;
        return { ...arrived, paint_ms: paint.startTime, shown_at };
      },
      undefined,
      { timeout: 60_000, polling: 100 },
    )
    .catch((error: unknown) => nothingCame(page, error));
  return (await found.jsonValue()) as Arrival;
}

/** Waits until the list is the app's own: its rows before that are the server's, or old. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction((live) => performance.getEntriesByName(live).length > 0, LIVE);
}

async function nothingCame(page: Page, cause: unknown): Promise<never> {
  const shown = await page.evaluate(() => ({
    arrived: (window as unknown as { arrived?: object }).arrived,
    online: navigator.onLine,
    main: document.querySelector('main')?.textContent.slice(0, 300),
  }));
  throw new Error(`nothing after a minute: ${JSON.stringify(shown)}`, { cause });
}

const TIMES = ['paint_ms', 'shown_ms', 'live_ms'] as const;

/** Samples of arrivals, for a table. */
export const arrivals = () => ({
  paint_ms: [] as number[],
  shown_ms: [] as number[],
  live_ms: [] as number[],
});

export function note(into: ReturnType<typeof arrivals>, arrived: Arrival): void {
  for (const name of TIMES) into[name].push(arrived[name]);
}

/** Runs in the page, so it may refer to nothing in this file. */
function noteArrival({ content, live }: { content: string[]; live: string }): void {
  if (window.top !== window) return;
  const arrived: { shown_ms?: number; live_ms?: number } = {};
  Object.assign(window, { arrived });
  // a task after the next frame, so that it has been rendered
  const noteRendered = (name: keyof typeof arrived) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        arrived[name] = performance.now();
      });
      port1.start();
      port2.postMessage(null);
    });
  // reads no layout: that would be extra work for the page
  const observer = new MutationObserver(() => {
    const has = (one: string) => document.querySelector(one)?.textContent.trim();
    if (!content.every(has)) return;
    observer.disconnect();
    noteRendered('shown_ms');
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  // called at once, while an observer of performance entries waits until the thread is idle
  const mark = performance.mark.bind(performance);
  performance.mark = (name, options) => {
    if (name === live && arrived.live_ms === undefined) noteRendered('live_ms');
    return mark(name, options);
  };
}
