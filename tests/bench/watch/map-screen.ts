import type { Page } from 'playwright';
import { arenas as words } from '#i18n/pt-BR/arenas.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import type { Phone } from '../phone.ts';
import { heapOf, type Heap } from './heap.ts';
import { afterTap, watchMap, type MapTimes } from './watch-map.ts';
import { untilLive } from './watch-page.ts';

export const SCREEN = { width: 390, height: 844 };

/** Starts the app, and waits until it is idle on a screen without a map. */
export async function openedApp(phone: Phone, url: string, cpu_rate?: number): Promise<Page> {
  await phone.relaunch();
  const page = await phone.page(cpu_rate === undefined ? {} : { cpu_rate });
  await page.setViewportSize(SCREEN);
  await watchMap(page);
  await page.goto(url);
  await untilLive(page);
  await page.waitForLoadState('networkidle');
  return page;
}

export const mapOf = (page: Page) => page.getByRole('application', { name: words.map });

/** A link of the thumb bar: a list has a way of the same name. */
const inBar = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).last();

/**
 * By the thumb bar: a phone shows the map and half of its list.
 * @param again the map was left a moment ago: below its marks it has the streets at once
 */
export async function openMap(page: Page, again = false): Promise<MapTimes> {
  await inBar(page, shell.nav.map).click();
  return again
    ? afterTap(page, 'row_ms', 'marks_ms')
    : afterTap(page, 'row_ms', 'marks_ms', 'ground_ms');
}

export async function leaveMap(page: Page): Promise<void> {
  await inBar(page, shell.nav.events).click();
  await afterTap(page, 'row_ms');
}

/**
 * Enters the map and leaves it, again and again, at full speed: a heap has no haste.
 * @returns the heap after each of `counts` visits
 */
export async function visitMap(
  phone: Phone,
  url: string,
  counts: readonly number[],
): Promise<readonly Heap[]> {
  const page = await openedApp(phone, url, 1);
  const heaps: Heap[] = [];
  for (let visits = 1; visits <= Math.max(...counts); visits += 1) {
    await openMap(page, visits > 1);
    await leaveMap(page);
    if (counts.includes(visits)) heaps.push(await heapOf(phone, page));
  }
  return heaps;
}
