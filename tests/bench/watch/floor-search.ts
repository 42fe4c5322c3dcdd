import type { Page } from 'playwright';
import { median } from '../figures.ts';
import { typeInto } from './watch-input.ts';
import { untilLive } from './watch-page.ts';

/** The name of the floor page's field. */
const FIELD = 'Buscar';

/**
 * A key in the search of the page that filters the same array and draws 20 rows.
 * @param url with `?people=` for people, otherwise the events of the snapshot
 * @returns how long the thread was busy, in milliseconds
 */
export async function floorSearch(page: Page, url: string, term: string): Promise<number> {
  await page.goto(url);
  await untilLive(page);
  return median((await typeInto(page, FIELD, term)).busy_ms);
}
