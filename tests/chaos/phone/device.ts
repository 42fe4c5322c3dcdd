import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { login, watchProblems } from '#tests/e2e/phone.ts';
import { BROWSER_FLAGS, LESS_THAN_PEOPLE_HAVE, requireBrowser } from '../../../tools/browser.ts';
import type { Role } from '../deed-names.ts';
import { untilItOpensOffline, watchOutbox } from './page-hooks.ts';

export type DeviceOptions = {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly url: string;
  /** A folder for its disk. */
  readonly dir: string;
  /** Called when a record enters the outbox, or records leave it. */
  readonly saw: (device: string, what: 'asked' | 'let_go', record: unknown) => void;
};

/** Browser messages about network failures, which the faulty network itself accounts for. */
const WEATHER =
  /^[^:]*: (Failed to load resource: the server responded with a status of|An unknown error occurred when fetching the script|Manifest: Line: 1, column: 1, Syntax error)/;

/** All files of the app are downloaded first. Unit: ms. */
const INSTALLED_WITHIN_MS = 120_000;

/** One phone: its disk outlives its browser, which is killed and restarted. */
export class Device {
  readonly options: DeviceOptions;
  readonly #problems: string[][] = [];
  #context: BrowserContext | null = null;
  #pid = 0;
  #page: Page | null = null;
  /** Requests for a page wait for this while the browser is down. */
  #opening: Promise<void>;

  constructor(options: DeviceOptions) {
    this.options = options;
    this.#opening = this.#open();
  }

  get name(): string {
    return this.options.name;
  }

  /** Signs in and waits until the app could start offline. Requires a network without faults. */
  async prepare(): Promise<void> {
    const page = await this.page();
    await page.goto('/auth');
    await login(page, this.options.email);
    await page.evaluate(untilItOpensOffline, INSTALLED_WITHIN_MS);
  }

  /** The tab that the person uses. */
  async page(): Promise<Page> {
    await this.#opening;
    if (!this.#page || this.#page.isClosed()) this.#page = await this.#context!.newPage();
    return this.#page;
  }

  /** kill -9, and a restart on the same disk. */
  async killBrowser(): Promise<void> {
    const before = this.#opening;
    this.#opening = (async () => {
      await before; // two kills at once happen one after the other
      const context = this.#context!;
      const gone = new Promise<void>((resolve) => context.once('close', () => resolve()));
      this.#page = null;
      process.kill(this.#pid, 'SIGKILL');
      await gone;
      await this.#open();
    })();
    await this.#opening;
  }

  /** Closes every page in the middle of its work; browser and service worker continue. */
  async closeTabs(): Promise<void> {
    await this.#ifItLives(async (context) => {
      const [, ...pages] = context.pages(); // the first one is blank and keeps the browser open
      await Promise.all(pages.map((page) => page.close()));
    });
  }

  async setOffline(offline: boolean): Promise<void> {
    await this.#ifItLives((context) => context.setOffline(offline));
  }

  async close(): Promise<void> {
    await this.#opening;
    await this.#context!.close();
    rmSync(join(this.options.dir, this.name), { recursive: true, force: true });
  }

  /** Errors of its pages and workers. */
  problems(): string[] {
    const all = this.#problems.flat().filter((text) => !WEATHER.test(text));
    return all.map((text) => `${this.name}: ${text}`);
  }

  /**
   * Stops waiting for the work when the browser is killed meanwhile, because Playwright never
   * answers for a page that it was closing. The restarted browser has no tab, and its network
   * works.
   */
  async #ifItLives(work: (context: BrowserContext) => Promise<void>): Promise<void> {
    await this.#opening;
    const context = this.#context!;
    const gone = new Promise<void>((resolve) => context.once('close', () => resolve()));
    const done = work(context).catch(async (error: unknown) => {
      await this.#opening;
      if (this.#context === context) throw error;
    });
    await Promise.race([done, gone]);
  }

  async #open(): Promise<void> {
    const { dir, url, saw } = this.options;
    const context = await chromium.launchPersistentContext(join(dir, this.name), {
      executablePath: requireBrowser(() => {}),
      ignoreDefaultArgs: LESS_THAN_PEOPLE_HAVE,
      args: BROWSER_FLAGS,
      baseURL: url,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      viewport: { width: 390, height: 844 },
      permissions: ['notifications', 'background-sync', 'geolocation'],
    });
    context.setDefaultTimeout(8_000);
    this.#problems.push(watchProblems(context));
    await context.exposeBinding('chaosSaw', (_, what: 'asked' | 'let_go', record: string) =>
      saw(this.name, what, JSON.parse(record)),
    );
    await context.addInitScript(watchOutbox);
    const session = await context.browser()!.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    this.#pid = processInfo.find(({ type }) => type === 'browser')!.id;
    await session.detach();
    this.#context = context;
  }
}
