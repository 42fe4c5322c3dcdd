import { chromium } from 'playwright';
import { BROWSER_FLAGS, LESS_THAN_PEOPLE_HAVE, requireBrowser } from '../../tools/browser.ts';
import { type Browser, type BrowserOptions, PHONE } from './engine.ts';
import { killTree, processesOf } from './processes.ts';

/** The whole browser: its engine alone has no back/forward cache. */
export async function openChromium(options: BrowserOptions): Promise<Browser> {
  const context = await chromium.launchPersistentContext(options.profile, {
    executablePath: requireBrowser(() => {}),
    ignoreDefaultArgs: LESS_THAN_PEOPLE_HAVE,
    args: BROWSER_FLAGS,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: options.viewport ?? PHONE,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const [pid = 0] = processesOf(process.pid, `--user-data-dir=${options.profile}`);
  return {
    pid,
    goto: async (url) => void (await page.goto(url)),
    url: () => Promise.resolve(page.url()),
    // a page out of the cache is not loaded, which playwright would wait for
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    evaluate: (work, ...args) =>
      page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`) as Promise<never>,
    tap: (x, y) => page.mouse.click(x, y, { delay: 30 }),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    kill: async () => {
      await killTree(pid);
      await context.close().catch(() => {});
    },
    close: () => context.close(),
  };
}
