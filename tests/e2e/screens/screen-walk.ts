import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fontSteps, languages, themes, type Language } from '#platform/theme.ts';
import { openEvent } from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import type { Phone } from '../phone.ts';
import { nothingMoves, unchanged } from './page-rests.ts';
import { brokenWords, oranges, seriousOf, smallTargets, tooWide } from './screen-faults.ts';
import { ACCOUNTS, screens, type Walker } from './screens.ts';

const sizes = [0, fontSteps.length - 1];

/** For each language, theme and contrast the smallest and the largest font. */
const looks = languages.flatMap((language, l) =>
  themes.flatMap((theme, t) =>
    [false, true].flatMap((high_contrast, c) =>
      sizes.map((font_step, size) => ({
        for_axe: (4 * t + 2 * c + size) % languages.length === l,
        look: { language, theme, high_contrast, font_step },
      })),
    ),
  ),
);
type Look = (typeof looks)[number]['look'];

/** Opens a screen in a page of its own, and waits until all of it is there. */
type Visit = (path: string) => Promise<Page>;

/** The app of a file, and an event in it. Call it where tests are declared. */
export function visitedApp() {
  const visited = {} as { app: RunningApp; event_id: string };
  beforeAll(async () => {
    visited.app = await startApp();
    visited.event_id = (await openEvent(visited.app.backend)).id;
  });
  afterAll(() => visited.app.close());
  return visited;
}
type Visited = ReturnType<typeof visitedApp>;

/** A phone of that account, 320 px wide. Call it where tests are declared. */
function phoneOf(visited: Visited, walker: Walker): { open: (path: string) => Promise<Page> } {
  let phone: Phone;
  beforeAll(async () => {
    phone = await visited.app.openPhone({
      viewport: { width: 320, height: 700 },
      ...(walker !== 'visitor' && { as: ACCOUNTS[walker] }),
    });
  });
  afterAll(() => phone.close());
  return {
    open: async (path) => {
      const page = await phone.open(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      return page;
    },
  };
}

function visits(visited: Visited, walker: Walker): Visit {
  const phone = phoneOf(visited, walker);
  return async (path) => {
    const page = await phone.open(path.replace(':id', visited.event_id));
    await page.waitForLoadState('networkidle');
    return page;
  };
}

/**
 * The same without a reload, from screen to screen in one page: to start the app takes longer than
 * to look at a screen. The long run opens each of them in a page of its own.
 */
export function walks(visited: Visited, walker: Walker): Visit {
  const phone = phoneOf(visited, walker);
  const begin = async () => {
    const page = await phone.open(NOWHERE);
    return { page, asked: requestsOf(page) };
  };
  let begun: ReturnType<typeof begin> | undefined;
  return async (path) => {
    const { page, asked } = await (begun ??= begin());
    for (const to of [NOWHERE, path.replace(':id', visited.event_id)]) {
      await page.evaluate((address) => {
        if (location.pathname === address) return;
        for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
        history.pushState(null, '', address);
      }, to);
      await page.locator('h1:not([data-left])').first().waitFor();
    }
    const waiting = page.locator('.bone, [aria-busy=true]').filter({ visible: true });
    const isThere = () => expect.poll(async () => asked() + (await waiting.count())).toBe(0);
    await isThere();
    await page.evaluate(unchanged); // a screen may ask for a part of it once it is rendered
    await isThere();
    return page;
  };
}

/** Between two screens, so that the heading of one is never taken for the next one's. */
const NOWHERE = '/nada-aqui';

/**
 * How many requests of a page were not answered yet. Of a worker's own file the browser may say so
 * only when the worker ends, half a minute later.
 */
function requestsOf(page: Page): () => number {
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return () => {
    const workers = new Set(page.workers().map((worker) => worker.url()));
    return [...asked].filter((request) => !workers.has(request.url())).length;
  };
}

/** One test for each screen that this account sees best, as a new phone shows it: in the dark theme. */
export function visitScreens(visited: Visited, walker: Walker): void {
  describe(`the ${walker}`, () => {
    const visit = walks(visited, walker);
    test.each(screens.filter(([, who]) => who === walker))(
      '%s for the %s, at %s: no serious axe violation, nothing wider than 320 px, no broken word, no small target and one orange button',
      async (_route, _who, path) => {
        const page = await visit(path);
        const faultsOf = async () => {
          await atRest(page);
          const found = [
            tooWide(page),
            brokenWords(page),
            smallTargets(page),
            oranges(page),
            seriousOf(page),
          ];
          return (await Promise.all(found)).flat().join('\n');
        };
        // a sheet that is still coming in stands beyond the edge
        await expect.poll(faultsOf, { timeout: 5_000 }).toBe('');
      },
    );
  });
}

/** The same in every language, theme, contrast, font and width: minutes. */
export function walkScreens(walker: Walker): void {
  const visit = visits(visitedApp(), walker);

  test.each(screens.filter(([, who]) => who === walker))(
    '%s for the %s, at %s: in every language, theme, contrast and size no serious axe violation, nothing wider than 320 px, no broken word and no small target',
    async (_route, _who, path) => {
      const page = await visit(path);
      for (const { look, for_axe } of looks) {
        await wear(page, look);
        const faults = [
          ...(await tooWide(page)),
          ...(await brokenWords(page)),
          ...(await smallTargets(page)),
        ];
        // the slowest check: once for each theme, contrast and size, the language in turn
        if (for_axe) faults.push(...(await seriousOf(page)));
        expect({ look, faults }).toEqual({ look, faults: [] });
      }
      await resize(page, 390, 844);
      expect([...(await brokenWords(page)), ...(await smallTargets(page))]).toEqual([]);
      for (const width of [768, 1024, 1280]) {
        await resize(page, width, 800);
        expect({ width, faults: await tooWide(page) }).toEqual({ width, faults: [] });
      }
      expect(await seriousOf(page)).toEqual([]);
      await page.close();
    },
  );
}

/** Changes the settings as if in another tab: without a reload, and the screen stays in place. */
export const choose = (page: Page, settings: Record<string, string>): Promise<void> =>
  page.evaluate((chosen) => {
    for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key: null }));
  }, settings);

async function wear(page: Page, { language, theme, high_contrast, font_step }: Look) {
  const [highContrast, fontSizeIdx] = [String(high_contrast), String(font_step)];
  await choose(page, { language, theme, highContrast, fontSizeIdx });
  await page.getByText(await skipLink(language), { exact: true }).waitFor({ state: 'attached' });
  await atRest(page);
}

export const atRest = (page: Page): Promise<void> => page.evaluate(nothingMoves);

/** A screen hears of its new width a frame after it was laid out in it: measure it after this. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await atRest(page);
}

const skipLink = async (language: Language): Promise<string> => {
  const { shell } = (await import(`#i18n/${language}/shell.ts`)) as {
    shell: { skip_to_content: string };
  };
  return shell.skip_to_content;
};
