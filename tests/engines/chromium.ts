import { chromium } from 'playwright';
import { BROWSER_FLAGS, LESS_THAN_PEOPLE_HAVE, requireBrowser } from '../../tools/browser.ts';
import { type Browser, type BrowserOptions, PHONE } from './engine.ts';
import { killTree, processesOf } from './processes.ts';

/** A camera that films colours, and a question that is answered. */
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** The whole browser: its engine alone has no back/forward cache. */
export async function openChromium(options: BrowserOptions): Promise<Browser> {
  const program = {
    executablePath: requireBrowser(() => {}),
    ignoreDefaultArgs: LESS_THAN_PEOPLE_HAVE,
    // a private window has another disk: the last flag says to its process whose it is
    args: [...BROWSER_FLAGS, ...CAMERA, `--qg-profile=${options.profile}`],
  };
  const person = {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: options.viewport ?? PHONE,
  };
  const private_one = options.storage === 'private' ? await chromium.launch(program) : null;
  const context = private_one
    ? await private_one.newContext(person)
    : await chromium.launchPersistentContext(options.profile, { ...program, ...person });
  const page = context.pages()[0] ?? (await context.newPage());
  const [pid = 0] = processesOf(process.pid, `--qg-profile=${options.profile}`);
  return {
    pid,
    goto: async (url) => void (await page.goto(url)),
    url: () => Promise.resolve(page.url()),
    // a page out of the cache is not loaded, which playwright would wait for
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    evaluate: (work, ...args) =>
      page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`) as Promise<never>,
    run: async (script) => void (await page.evaluate(`${script}; 0`)),
    tap: (x, y) => page.mouse.click(x, y, { delay: 30 }),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    kill: async () => {
      await killTree(pid);
      await context.close().catch(() => {});
    },
    close: async () => {
      await context.close();
      await private_one?.close();
    },
  };
}
