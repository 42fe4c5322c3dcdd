import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auth } from '#i18n/pt-BR/auth.ts';
import { sync } from '#i18n/pt-BR/sync.ts';
import { startTestBackend, type TestBackend } from '#tests/e2e/backend/test-backend.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { isRead } from '#tests/e2e/phone.ts';
import { portOfWorker } from '#tests/runner/own-server.ts';
import { builtApp } from '../../tools/built-app.ts';
import { type Browser, type BrowserOptions, engineOfRun } from './engine.ts';
import { openBrowser } from './open-browser.ts';
import { type Hand, handOf, until } from './hand.ts';
import { openWire, type Wire } from './wire.ts';

/** The whole product, and one person's browser, which can be killed and started again. */
export type Product = {
  readonly backend: TestBackend;
  /** Between the browser and the backend. */
  readonly wire: Wire;
  /** The same one after `restart`. */
  readonly browser: Browser;
  readonly hand: Hand;
  goto(path: string): Promise<void>;
  /** Kills the browser at once, and starts it again on the same disk, without a page. */
  restart(): Promise<void>;
  /** Waits until a round of this page has read everything. */
  upToDate(): Promise<void>;
  /** Waits until the service worker is in charge. */
  installed(): Promise<void>;
  signIn(email: string): Promise<void>;
  close(): Promise<void>;
};

/** @param options what the browser has besides its disk */
export async function startProduct(
  options: Omit<BrowserOptions, 'profile'> = {},
): Promise<Product> {
  const backend = await startTestBackend({ dist_dir: builtApp(), server_port: portOfWorker() });
  const profile = mkdtempSync(join(tmpdir(), 'qg-engine-'));
  const open = () => openBrowser(engineOfRun(), { profile, ...options });
  let browser = await open();
  const wire = await openWire(backend.port);
  const goto = (path: string) => browser.goto(wire.url + path);
  return {
    backend,
    wire,
    get browser() {
      return browser;
    },
    get hand() {
      return handOf(browser);
    },
    goto,
    restart: async () => {
      await browser.kill();
      browser = await open();
    },
    upToDate: async () => {
      await until('everything read', browser, () => browser.evaluate(isRead));
      await saysSynced(browser);
    },
    installed: async () =>
      void (await until('a service worker in charge', browser, () =>
        browser.evaluate(async () => {
          const worker = await navigator.serviceWorker.getRegistration();
          return (
            worker?.active?.state === 'activated' && navigator.serviceWorker.controller !== null
          );
        }),
      )),
    signIn: async (email) => {
      const hand = handOf(browser);
      await goto('/auth');
      await hand.fills(auth.field.email, email);
      await hand.fills(auth.field.password, DEMO_PASSWORD);
      await hand.submits(auth.sign_in.submit);
      await until('signed in', browser, async () => !(await browser.url()).includes('/auth'));
    },
    close: async () => {
      await browser.close();
      wire.close();
      await backend[Symbol.asyncDispose]();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Runs in the page: the chip of the status may be for screen readers alone. */
const isNamed = (name: string): boolean =>
  [...document.querySelectorAll('a')].some((link) =>
    (link.getAttribute('aria-label') ?? link.textContent).includes(name),
  );

const SYNCED = `${sync.label}: ${sync.status.synced}`;

/** Waits until the page says that its rows are here. It asks no database: that would be one more user of it. */
export const saysSynced = async (browser: Browser): Promise<void> =>
  void (await until(SYNCED, browser, () => browser.evaluate(isNamed, SYNCED)));
