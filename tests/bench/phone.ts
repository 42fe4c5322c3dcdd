import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { BROWSER_FLAGS, LESS_THAN_PEOPLE_HAVE } from '../../tools/browser.ts';

/** Four times slower than this machine: roughly a mid-range phone. */
const CPU_RATE = 4;

/** What a phone has beyond the usual. */
export type PhoneExtras = {
  /** Of its browser. */
  readonly flags?: readonly string[];
  /** Given before a page asks. */
  readonly permissions?: readonly string[];
};

/**
 * A phone: a browser with a profile on disk, which survives closing the browser. Never an incognito
 * context, whose IndexedDB is in memory.
 */
export class Phone {
  readonly #profile: string;
  readonly #browser: string;
  readonly #extras: PhoneExtras;
  #context: BrowserContext | undefined;

  /** @param dir where profiles are stored; on a real disk */
  constructor({ browser, dir }: { browser: string; dir: string }, extras: PhoneExtras = {}) {
    this.#browser = browser;
    this.#extras = extras;
    this.#profile = mkdtempSync(join(dir, 'phone-'));
  }

  /**
   * Starts the browser, after closing it if it runs, so that memory holds nothing of the last run.
   */
  async relaunch(): Promise<void> {
    await this.close();
    const { flags = [], permissions } = this.#extras;
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      executablePath: this.#browser,
      // the bench's own certificate; a service worker refuses one that is only ignored in the page
      ignoreDefaultArgs: LESS_THAN_PEOPLE_HAVE,
      args: [...BROWSER_FLAGS, '--ignore-certificate-errors', ...flags],
      ...(permissions && { permissions: [...permissions] }),
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      locale: 'pt-BR',
    });
  }

  /**
   * A page before its first navigation, on a slow processor. Chromium can't slow workers and
   * service workers ("Operation is only supported for pages"): they run as fast as this machine.
   */
  async page({ cpu_rate = CPU_RATE }: { cpu_rate?: number } = {}): Promise<Page> {
    if (!this.#context) await this.relaunch();
    const page = this.#context!.pages()[0] ?? (await this.#context!.newPage());
    page.on('pageerror', (error) => console.error('page:', error.message));
    await (await this.devtools(page)).send('Emulation.setCPUThrottlingRate', { rate: cpu_rate });
    return page;
  }

  /** How many times slower the page's main thread really is: a busy machine distorts it. */
  async measuredSlowness(): Promise<number> {
    const fast = await (await this.page({ cpu_rate: 1 })).evaluate(busyLoop);
    const slow = await (await this.page()).evaluate(busyLoop);
    return slow / fast;
  }

  devtools(page: Page): Promise<CDPSession> {
    return this.#context!.newCDPSession(page);
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  /** Closes it and deletes its profile. */
  async discard(): Promise<void> {
    await this.close();
    rmSync(this.#profile, { recursive: true, force: true });
  }
}

/** Runs in the page. @returns milliseconds of the fastest of ten repetitions */
function busyLoop(): number {
  const rounds = Array.from({ length: 10 }, () => {
    const started = performance.now();
    let sum = 0;
    for (let i = 0; i < 4_000_000; i += 1) sum += Math.sqrt(i);
    if (sum < 0) throw new Error('never');
    return performance.now() - started;
  });
  return Math.min(...rounds);
}
