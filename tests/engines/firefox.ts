import puppeteer from 'puppeteer-core';
import { type Browser, type BrowserOptions, PHONE } from './engine.ts';
import { killTree } from './processes.ts';

const SETTINGS = {
  'intl.accept_languages': 'pt-BR,pt',
  // a camera that films colours, and a question that is answered
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'dom.storageManager.prompt.testing': true,
  'dom.storageManager.prompt.testing.allow': true,
};

/** Firefox ESR, over WebDriver BiDi. */
export async function openFirefox(options: BrowserOptions): Promise<Browser> {
  const viewport = options.viewport ?? PHONE;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    userDataDir: options.profile,
    timeout: 60_000,
    defaultViewport: viewport,
    env: { ...process.env, TZ: 'America/Sao_Paulo' },
    extraPrefsFirefox: {
      ...SETTINGS,
      'browser.privatebrowsing.autostart': options.storage === 'private',
      ...(options.storage === 'refused' && { 'network.cookie.cookieBehavior': 2 }),
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(viewport);
  page.setDefaultTimeout(60_000);
  const pid = browser.process()!.pid!;
  return {
    pid,
    goto: async (url) => void (await page.goto(url)),
    url: () => Promise.resolve(page.url()),
    back: async () => void (await page.goBack()),
    evaluate: (work, ...args) =>
      page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`) as Promise<never>,
    run: async (script) => void (await page.evaluate(`${script}; 0`)),
    tap: (x, y) => page.mouse.click(x, y, { delay: 30 }),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    kill: () => killTree(pid),
    close: async () => {
      await browser.close();
      await killTree(pid);
    },
  };
}
