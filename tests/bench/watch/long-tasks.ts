import type { Page } from 'playwright';

/** Milliseconds since the navigation began, and the duration. */
export type LongTask = {
  readonly start_ms: number;
  readonly ms: number;
};

/**
 * Records the tasks of the page's main thread that take longer than 50 ms. Call before the
 * navigation.
 */
export const watchLongTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const tasks: LongTask[] = [];
    Object.assign(window, { long_tasks: tasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        tasks.push({ start_ms: startTime, ms: duration });
      }
    }).observe({ type: 'longtask', buffered: true });
  });

/** The browser reports a task with this delay. */
const LATE_MS = 200;

export async function longTasks(page: Page): Promise<readonly LongTask[]> {
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  return page.evaluate(() => (window as unknown as { long_tasks: LongTask[] }).long_tasks);
}

/** The milliseconds beyond 50 of every long task from then on: how long a tap would have waited. */
export const blockingOf = (tasks: readonly LongTask[], from_ms = 0): number =>
  tasks
    .filter(({ start_ms }) => start_ms >= from_ms)
    .reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0);

/** No task over 50 ms and no request for half a second. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 500);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 500);
        }).observe({ type: 'longtask' });
      }),
  );
}
