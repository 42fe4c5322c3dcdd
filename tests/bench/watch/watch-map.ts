import type { Page } from 'playwright';

/** Milliseconds after the last tap; NaN: not yet. */
export type MapTimes = {
  /** The first row of the next screen's list was in the document. */
  readonly row_ms: number;
  /** The first frame with the number of a cluster, which every view of many places has. */
  readonly marks_ms: number;
  /** The first frame with the name of a city: the drawn map below the marks. */
  readonly ground_ms: number;
};

type Watched = { drawn: number; since: () => MapTimes };

/** Records what maps draw. Call before the navigation. */
export const watchMap = (page: Page): Promise<unknown> => page.addInitScript(noteDrawing);

/** Runs in the page, so it may refer to nothing in this file. */
function noteDrawing(): void {
  type Name = 'row_ms' | 'marks_ms' | 'ground_ms';
  const nothing = () => ({ row_ms: NaN, marks_ms: NaN, ground_ms: NaN });
  const firstRow = () => document.querySelector('main ul > li');
  let [times, tapped_ms, row_before] = [nothing(), 0, firstRow()];
  const watched = { drawn: 0, since: () => times };
  Object.assign(window, { watchedMap: watched });
  const wanted = new Set<Name>();
  // a task after this frame, so that it has been rendered
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    for (const name of wanted) times[name] = performance.now() - tapped_ms;
    wanted.clear();
  };
  const note = (name: Name) => {
    if (!Number.isNaN(times[name]) || wanted.has(name)) return;
    wanted.add(name);
    port2.postMessage(null);
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      [times, tapped_ms, row_before] = [nothing(), timeStamp, firstRow()];
      wanted.clear();
    },
    { capture: true },
  );
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
    watched.drawn += 1;
    note(/^\d+$/.test(text) ? 'marks_ms' : 'ground_ms');
    fillText.call(this, text, ...at);
  };
  new MutationObserver(() => {
    const row = Number.isNaN(times.row_ms) && firstRow();
    if (row && row !== row_before) requestAnimationFrame(() => note('row_ms'));
  }).observe(document, { childList: true, subtree: true });
}

/** Waits until the last tap has led to all of these. @throws after a minute */
export async function afterTap(page: Page, ...names: (keyof MapTimes)[]): Promise<MapTimes> {
  const found = await page.waitForFunction(
    (wanted) => {
      const times = (window as unknown as { watchedMap: Watched }).watchedMap.since();
      return wanted.every((name) => !Number.isNaN(times[name])) && times;
    },
    names,
    { timeout: 60_000, polling: 100 },
  );
  return (await found.jsonValue()) as MapTimes;
}

/**
 * Milliseconds between the frames in which a map was drawn while something moved it. Frames that
 * drew nothing are not counted: before and after, the page rests.
 */
export async function framesOf(page: Page, move: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const watched = (window as unknown as { watchedMap: Watched }).watchedMap;
    const gaps: number[] = [];
    let [last, drawn, over] = [0, watched.drawn, false];
    const frame = (now: number) => {
      if (watched.drawn !== drawn && last > 0) gaps.push(now - last);
      [last, drawn] = [now, watched.drawn];
      if (!over) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const stop = () => {
      over = true;
      return gaps;
    };
    Object.assign(window, { stopFrames: stop });
  });
  await move();
  await page.waitForTimeout(500); // it glides, and groups its marks again
  return page.evaluate(() => (window as unknown as { stopFrames: () => number[] }).stopFrames());
}
