import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chromium,
  type BrowserContext,
  type CDPSession,
  type Locator,
  type Page,
  type Worker,
} from 'playwright';
import { expect, vi } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { sync } from '#i18n/pt-BR/sync.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import {
  BROWSER_FLAGS,
  findShell,
  LESS_THAN_PEOPLE_HAVE,
  requireBrowser,
} from '../../tools/browser.ts';
import { GATE } from '../runner/suite.ts';
import { keepAnnouncements } from './announcements.ts';
import { followLiveSignal } from './live-signal.ts';
import { lookBeforeTaps } from './looking-hand.ts';

/** One device with its own disk: installed app, service worker and databases outlive its pages. */
export type Phone = {
  readonly context: BrowserContext;
  /**
   * Every problem in any page or worker, as `where: text`. If any is left at the end, the test
   * fails.
   */
  readonly problems: string[];
  /** Opens a page of the app. @param path begins with / */
  open(path: string): Promise<Page>;
  /** Closes every page of the app; browser and service worker continue. */
  closePages(): Promise<void>;
  /** Waits until a service worker is active and, by default, controls this page. */
  serviceWorker(page: Page): Promise<Worker>;
  /** No network at all, for pages and for the service worker. */
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** A debugger connection to the page's service worker: to kill it, wake it, or deliver a push. */
  devtools(page: Page): Promise<CDPSession>;
  /** Registers a problem that the test causes on purpose. */
  expectProblem(pattern: RegExp): void;
  /** @throws a list of the unexpected problems */
  close(): Promise<void>;
};

/** What a row says until the server has it, without a signal and with one. */
export const WAITS = new RegExp(`${outbox.state.queued}|${sync.sending}`, 'i');

/**
 * What the address bar shows. It is the same for every backend, so that the disk of a phone, which
 * belongs to an origin, can be copied.
 */
export const PAGE_URL = 'http://localhost:8000';

export type PhoneOptions = {
  readonly url: string;
  /** Where `url` leads to. */
  readonly port?: number;
  /** Continues from this disk, which is left behind; without one, the phone never saw the app. */
  readonly disk?: string;
  readonly viewport?: { width: number; height: number };
  /** Runs before any script of any page. */
  readonly before?: () => void;
  readonly permissions?: string[];
  /** What its camera films, in a loop: a file of Y4M frames. Without one it has no camera. */
  readonly camera_film?: string;
  /** With Background Sync, notifications and push; slower. */
  readonly whole_browser?: boolean;
};

/**
 * The program of a phone. The engine alone keeps no page that was left, as people's browsers do, and
 * a run of stories with the whole browser takes twice as long: so that is for the long run, and for
 * what is about leaving a page.
 */
export const browserOf = ({ whole_browser = false }: Pick<PhoneOptions, 'whole_browser'>): string =>
  (whole_browser || !GATE ? null : findShell()) ?? requireBrowser(() => {});

/**
 * Chromium's messages about network failures and aborted requests, about an animation that the next
 * screen interrupted, and about a picture that is stored already: leaving the form cuts its upload,
 * and the saved mutation sends it again. Rule [U9].
 */
const WEATHER = new RegExp(
  [
    '^Failed to load resource: net::ERR_',
    'WebSocket connection to .* failed',
    'ERR_INTERNET_DISCONNECTED',
    'Transition was skipped',
    'status of 503', // a server that is busy, or starting, says when to come again
    String.raw`status of 409 .*/storage/v1/object/`,
  ].join('|'),
);

export async function openPhone(options: PhoneOptions): Promise<Phone> {
  const disk = options.disk ?? mkdtempSync(join(tmpdir(), 'qg-phone-'));
  const context = await chromium.launchPersistentContext(disk, {
    executablePath: browserOf(options),
    ignoreDefaultArgs: LESS_THAN_PEOPLE_HAVE,
    args: [...BROWSER_FLAGS, ...leadTo(options.port), ...filming(options.camera_film)],
    baseURL: options.url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: options.viewport ?? { width: 390, height: 844 },
    permissions: options.permissions ?? ['notifications', 'background-sync', 'geolocation'],
    geolocation: { latitude: -23.55, longitude: -46.63 }, // São Paulo
  });
  const [blank] = context.pages(); // keeps the browser open while the app has no page
  const problems = watchProblems(context);
  const expected: RegExp[] = [];
  await keepAnnouncements(context);
  await lookBeforeTaps(context, blank!);
  if (options.before) await context.addInitScript(options.before);
  context.setDefaultTimeout(45_000); // slowness of a busy machine is no failure
  context.on('page', followLiveSignal);
  return {
    context,
    problems,
    open: async (path) => {
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
    closePages: async () => {
      for (const page of context.pages()) if (page !== blank) await page.close();
    },
    serviceWorker: (page) => controllingWorker(context, page),
    goOffline: () => context.setOffline(true),
    goOnline: () => context.setOffline(false),
    devtools: (page) => context.newCDPSession(page),
    expectProblem: (pattern) => void expected.push(pattern),
    close: async () => {
      await context.close();
      if (options.disk === undefined) rmSync(disk, { recursive: true, force: true });
      const unexpected = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0)
        throw new Error(`the browser complained: ${unexpected.join(' | ')}`);
    },
  };
}

const leadTo = (port: number | undefined): string[] =>
  port === undefined ? [] : [`--host-resolver-rules=MAP localhost 127.0.0.1:${port}`];

/** Flags of a browser whose camera shows a film. */
export const filming = (film: string | undefined): string[] =>
  film === undefined
    ? []
    : ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];

/** What sends the form of a sign-in: a warning above it may have a button of the same name. */
export const signInButton = (page: Page): Locator =>
  page
    .locator('form', { has: page.getByLabel(auth.field.password, { exact: true }) })
    .getByRole('button', { name: auth.sign_in.submit, exact: true });

/** Signs in as a demo account, on the screen. @param page already shows the app */
export async function login(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  const auth_page = new URL('/auth', page.url()).href;
  if (page.url() !== auth_page) await page.goto(auth_page);
  await page.getByLabel(auth.field.email).fill(email);
  await page.getByLabel(auth.field.password, { exact: true }).fill(password);
  await signInButton(page).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
}

/**
 * Waits until a round of this page has read everything and has ended: for a test that takes the
 * network away, or needs it idle for what it sends. The chip alone may still describe the page
 * before.
 */
export async function upToDate(page: Page): Promise<void> {
  // not `expect.poll`, which a hook may not call
  await vi.waitFor(async () => expect(await page.evaluate(isRead)).toBe(true), { timeout: 60_000 });
  const { label, status } = sync;
  // what is open takes the place of the word
  const words = new RegExp(`^${label}: (${status.synced}|\\d+ pendênc)`);
  // a gate covers the bar that says it
  const chip = page.getByRole('link', { name: words, includeHidden: true });
  await chip.waitFor({ state: 'attached' });
}

/** Runs in the page: whether its round has read everything since it was opened. */
export async function isRead(): Promise<boolean> {
  const person = JSON.parse(localStorage.getItem('qg.person') ?? 'null') as { id: string } | null;
  const name = `qg:${person?.id ?? 'anon'}:q`;
  // opening would create it
  if (!(await indexedDB.databases()).some((one) => one.name === name)) return false;
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error!));
    });
  const db = await answer(indexedDB.open(name));
  type Scope = { scope: string; complete: boolean; synced_at: number };
  const scopes = (await answer(db.transaction('scopes').objectStore('scopes').getAll())) as Scope[];
  db.close();
  const of = new Set(scopes.map(({ scope }) => scope));
  const here = (one: Scope) => one.complete && one.synced_at > performance.timeOrigin;
  return of.has('public') && (!person || of.has('me')) && scopes.every(here);
}

/**
 * Starts a round, because nothing tells the page that the database was replaced: a poke may have
 * come before it listened.
 */
export const lookForNews = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('pageshow')));

async function controllingWorker(context: BrowserContext, page: Page): Promise<Worker> {
  const state = () =>
    page.evaluate(async () => {
      const active = (await navigator.serviceWorker.getRegistration())?.active;
      const { controller } = navigator.serviceWorker;
      // it claims its pages while it is still activating, and events before the end are lost
      return `${active?.state}, ${controller ? 'in control' : 'not in control'}`;
    });
  // every file is downloaded first
  await vi.waitFor(async () => expect(await state()).toBe('activated, in control'), {
    timeout: 60_000,
  });
  const [worker] = context.serviceWorkers();
  return worker ?? context.waitForEvent('serviceworker'); // the page may know about it first
}

/**
 * Console errors and uncaught exceptions of every page and worker, including violations of the
 * security policy.
 */
export function watchProblems(context: BrowserContext): string[] {
  const problems: string[] = [];
  const add = (where: string, text: string) => {
    if (!WEATHER.test(text)) problems.push(`${where}: ${text}`);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') {
      const { url } = message.location();
      add(new URL(message.page()?.url() ?? 'about:worker').pathname, `${message.text()} (${url})`);
    }
  });
  context.on('weberror', (error) => {
    add(
      new URL(error.page()?.url() ?? 'about:blank').pathname,
      error.error().stack || String(error.error()),
    );
  });
  context.on('serviceworker', (worker) => {
    worker.on('console', (message) => {
      if (message.type() === 'error') add('service worker', message.text());
    });
  });
  return problems;
}
