import type { Page } from 'playwright';
import { gate as words } from '#i18n/pt-BR/gate.ts';
import { login } from '../../e2e/phone.ts';
import { withPhone, type Bench } from '../bench.ts';
import { median, type Figure, type Table } from '../figures.ts';
import { crowdedEvent } from '../server/crowded-event.ts';
import { joinedDist, startServer } from '../server/server.ts';
import { typeInto } from '../watch/watch-input.ts';

const PEOPLE = 1_000;
/** How many are marked in a row; they wait here, because a field has no signal. */
const MARKED = 40;

/** A gate of 1,000 people on a cheap phone without a signal: from a tap to the green row, and a key. */
export async function gateTable(bench: Bench): Promise<Table> {
  const dist_dir = joinedDist(bench.dir, { app: await bench.app() });
  const server = await startServer({ dist_dir, dir: bench.dir, amount: 'demo' });
  const taps: number[] = [];
  const keys: number[] = [];
  const frames: number[] = [];
  try {
    const id = await crowdedEvent(server, PEOPLE);
    await withPhone(bench, async (phone) => {
      const first = await phone.page({ cpu_rate: 1 });
      await first.goto(`${server.url}/auth`);
      await login(first, 'organizador@exemplo.com');
      const page = await phone.page();
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${server.url}/event/${id}/gate`);
      await page.locator('.gate-row').nth(5).waitFor();
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      for (let n = 0; n < MARKED; n += 1) {
        const tapped = await tapNext(page);
        taps.push(tapped.green_ms);
        frames.push(tapped.longest_ms);
      }
      for (let rep = 0; rep < bench.reps; rep += 1) {
        await page.getByLabel(words.search, { exact: true }).fill('');
        await page.waitForTimeout(2_500);
        keys.push(...(await typeInto(page, words.search, 'operador 99')).busy_ms);
      }
      await page.context().setOffline(false);
    });
  } finally {
    await server.stop();
  }
  const figures: Figure[] = [
    { what: 'a tap to its green row', unit: 'ms', ours: taps, budget: { at_most: 100 } },
    { what: 'the longest task of a tap', unit: 'ms', ours: frames, budget: { at_most: 50 } },
    { what: 'a key in the search, thread busy', unit: 'ms', ours: keys, budget: { at_most: 60 } },
    { what: 'the slowest tap', unit: 'ms', ours: [Math.max(...taps)] },
    { what: 'the slowest key', unit: 'ms', ours: [Math.max(...keys)] },
    { what: 'the last ten taps', unit: 'ms', ours: [median(taps.slice(-10))] },
  ];
  return {
    id: 'P18',
    title: `a gate of ${PEOPLE.toLocaleString('en')} people without a signal`,
    figures,
  };
}

/** Taps the first row on the screen whose person has not come, and waits until it is green. */
async function tapNext(page: Page): Promise<{ green_ms: number; longest_ms: number }> {
  const place = await page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('.gate-row[data-tone="missing"]')];
    const row = rows.find((one) => {
      const { top, bottom, left } = one.getBoundingClientRect();
      return [top + 1, bottom - 1].every((y) =>
        one.contains(document.elementFromPoint(left + 40, y)),
      );
    });
    if (!row) return null;
    const { top, left, height } = row.getBoundingClientRect();
    const watched = { green_ms: NaN, longest_ms: 0 };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        watched.longest_ms = Math.max(watched.longest_ms, duration);
    }).observe({ type: 'longtask' });
    row.addEventListener('pointerup', () => {
      const at = performance.now();
      const look = new MutationObserver(() => {
        if (row.dataset['tone'] !== 'yes') return;
        look.disconnect();
        requestAnimationFrame(() => setTimeout(() => (watched.green_ms = performance.now() - at)));
      });
      look.observe(row, { attributes: true });
    });
    return { x: left + 100, y: top + height / 2 };
  });
  if (!place) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(300);
    return tapNext(page);
  }
  await page.mouse.click(place.x, place.y);
  await page.waitForFunction(
    () => !Number.isNaN((window as unknown as { watched: { green_ms: number } }).watched.green_ms),
  );
  await page.waitForTimeout(800);
  return page.evaluate(
    () => (window as unknown as { watched: { green_ms: number; longest_ms: number } }).watched,
  );
}
