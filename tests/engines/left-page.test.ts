import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, engineOfRun } from './engine.ts';
import { openBrowser } from './open-browser.ts';
import { DOING, serveFrozenPages, WHO } from './frozen-pages.ts';
import { until } from './hand.ts';

const profile = mkdtempSync(join(tmpdir(), 'qg-engine-'));
let pages: Awaited<ReturnType<typeof serveFrozenPages>>;
let browser: Browser;
beforeAll(async () => {
  pages = await serveFrozenPages();
  browser = await openBrowser(engineOfRun(), { profile });
});
afterAll(async () => {
  await browser.close();
  pages.close();
  rmSync(profile, { recursive: true, force: true });
});

/** Runs in the next page: writes into the database that the page before it had open. */
async function write(name: string): Promise<string> {
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve('no answer'), 5_000);
  });
  const written = new Promise<string>((resolve) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore('s');
    request.onerror = () => resolve(String(request.error));
    request.onsuccess = () => {
      const transaction = request.result.transaction('s', 'readwrite');
      transaction.objectStore('s').put(1, 1);
      transaction.oncomplete = () => resolve('written');
      transaction.onabort = () => resolve(String(transaction.error));
    };
  });
  return Promise.race([written, late]);
}

/** WebKit stays silent after one in five such ends of a thread (webkit.org/b/324094). */
const TIMES: { readonly [doing: string]: number } =
  engineOfRun() === 'webkit' ? { 'reading beside': 10 } : {};

test.each(WHO.flatMap((who) => DOING.map((doing) => [who, doing] as const)))(
  '[S8] the %s of a page in the cache: %s; the next page writes into the same database',
  async (who, doing) => {
    const name = `${who} ${doing}`;
    const query = new URLSearchParams({ who, doing, name });
    for (let left = TIMES[doing] ?? 1; left > 0; left -= 1) {
      await browser.goto(`${pages.url}/left?${query}`);
      await until('busy', browser, () => browser.evaluate(() => document.title === 'busy'));
      await browser.goto(`${pages.url}/next`);
      await until('next', browser, () => browser.evaluate(() => document.title === 'next'));
      expect(await browser.evaluate(write, name)).toBe('written');
      expect(await browser.evaluate(() => localStorage.getItem('cached'))).toBe('true');
    }
  },
);
