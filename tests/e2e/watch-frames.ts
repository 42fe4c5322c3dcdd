import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The heading, how many rows, cards or paragraphs are below it, and where the first begins. */
type Frame = { title: string; rows: number; top: number };
type Seen = { shift: number; moved: string[]; frames: Frame[] };

/**
 * Watches layout shifts, and in each frame what is on screen. Runs before any script of the page.
 */
export function watchFrames() {
  const seen = { shift: 0, moved: [] as string[], frames: [] as Frame[] };
  Object.assign(globalThis, { seen });
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      seen.shift += entry.value;
      for (const { node, previousRect: a, currentRect: b } of entry.sources) {
        seen.moved.push(
          `${entry.value.toFixed(4)} ${node?.nodeName} ${node?.textContent?.slice(0, 40)} ${a.x},${a.y},${a.width},${a.height} → ${b.x},${b.y},${b.width},${b.height}`,
        );
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const main = document.querySelector('main');
    const title = main?.querySelector('h1')?.textContent ?? '';
    const below = ':is(.list-row, .max-w-prose > *):not(.page-header *)';
    const found = [...(main?.querySelectorAll(below) ?? [])];
    const top = Math.round(found[0]?.getBoundingClientRect().y ?? -1);
    const frame = { title, rows: found.length, top };
    const is_new = JSON.stringify(seen.frames.at(-1)) !== JSON.stringify(frame);
    if (main && is_new) seen.frames.push(frame);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What `watchFrames` has seen so far. */
export const whatWasSeen = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** Each frame has what the one before it had, at the same place. */
export function nothingGoesBack({ shift, moved, frames }: Seen): void {
  const told = JSON.stringify(frames);
  expect(frames[0]?.title).not.toBe('');
  expect(new Set(frames.map(({ title }) => title)).size, told).toBe(1);
  const counts = frames.map(({ rows }) => rows);
  expect(counts, told).toEqual(counts.toSorted((a, b) => a - b));
  // a row that another element replaces at another place is no layout shift for the browser
  const tops = frames.flatMap(({ rows, top }) => (rows > 0 ? [top] : []));
  expect(Math.max(...tops) - Math.min(...tops), told).toBeLessThanOrEqual(2);
  expect(shift, moved.join('\n')).toBeLessThanOrEqual(0.02);
}
