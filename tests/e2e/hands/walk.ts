import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import type { Phone } from '../phone.ts';
import { nothingMoves, unchanged } from '../screens/page-rests.ts';
import type { visitedApp } from '../screens/screen-walk.ts';
import { ACCOUNTS, type Walker as Who } from '../screens/screens.ts';
import { putHand, type Hand, type Meeting } from './hand-in-page.ts';

/** The phones that most people have, and a desk. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
/** Between the first tap and the second. */
const WAITS_MS = [120, 350, 600] as const;
/** What a tap began has been seen by then, and the next tap is no second one. */
const SEEN_MS = 800;
/** A tap that comes later is no second one any more. */
export const SECOND_MS = 690;
const NOWHERE = '/nada-aqui';

type Size = (typeof SIZES)[number];
type Place = { x: number; y: number };
/** What taps led to: where they ended, and how many mutations they sent. */
type Outcome = Meeting & { readonly sent: number };
type InPage = { readonly hand: Hand };

/** Of one screen in one size. */
type Walked = {
  /** How many controls were tapped, and how many of them twice. */
  readonly taps: number;
  readonly pairs: number;
  /** What moved when rows came that the device did not have: no fault yet, lists put them in place. */
  readonly news: readonly string[];
  /** What breaks a law, each as a sentence. */
  readonly faults: readonly string[];
};

/**
 * The walk of the two laws: what moves on a screen from its load until it is quiet, and what the
 * second tap at the place of each control does, by coordinates as a thumb.
 */
class Walker {
  /** Kinds of controls that were tapped: those of the frame stand on every screen. */
  readonly #tapped = new Set<string>();
  readonly #sent: () => number;

  readonly page: Page;
  readonly waits_ms: readonly number[];

  /** @param page of a phone that has `putHand` in it */
  constructor(page: Page, waits_ms: readonly number[] = WAITS_MS) {
    this.page = page;
    this.waits_ms = waits_ms;
    this.#sent = mutationsOf(page);
  }

  /** All of a screen in one size, beginning with a load that may bring rows. */
  async walk(path: string, size: Size): Promise<Walked> {
    await this.page.setViewportSize(size);
    const news = await this.#load(path);
    const moved = await this.moved(path, size);
    // no row that comes may move a bar
    moved.push(...news.filter((move) => move.startsWith('bar ')));
    const { faults, ...tapped } = await this.tapAll(path, size);
    return {
      ...tapped,
      news,
      faults: [...moved.map((move) => `moved by itself: ${move}`), ...faults],
    };
  }

  /** @returns what moved by itself, each as a sentence */
  async moved(path: string, size: Size): Promise<string[]> {
    await this.page.setViewportSize(size);
    return this.#load(path);
  }

  /** Taps every kind of control once, and twice where something else came under the finger. */
  async tapAll(path: string, size: Size, { shell = true } = {}) {
    const { page } = this;
    await page.setViewportSize(size);
    await this.#arrive(path);
    const faults: string[] = [];
    const kinds = await page.evaluate(() => (globalThis as unknown as InPage).hand.kinds());
    let [taps, pairs] = [0, 0];
    for (const kind of kinds) {
      if (!shell && kind.startsWith('shell ')) continue;
      const once_for = kind.startsWith('shell ') ? `${kind} ${size.width}` : null;
      if (once_for !== null && this.#tapped.has(once_for)) continue;
      const one = await this.#tap(path, kind, null);
      if (!one) continue;
      if (once_for !== null) this.#tapped.add(once_for);
      taps += 1;
      // where nothing can be pressed, or what was tapped still stands, a second tap is none
      if (one.under === null || one.under === one.was) continue;
      for (const wait_ms of this.waits_ms) {
        const two = await this.#tapTwice(path, kind, { wait_ms, was: one.was });
        if (!two) continue;
        pairs += 1;
        if (two.at === one.at && two.sent === one.sent) continue;
        faults.push(
          `"${kind}" twice within ${wait_ms} ms: ${said(two)}; once: ${said(one)}, with "${one.under}" under the finger`,
        );
      }
    }
    return { taps, pairs, faults };
  }

  /** @returns what moved by itself from the load until the screen was quiet */
  async #load(path: string): Promise<string[]> {
    const { page } = this;
    await page.goto(path);
    await isThere(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SEEN_MS);
    return page.evaluate(() => (globalThis as unknown as InPage).hand.moved);
  }

  /** Without a reload: to start the app takes longer than a tap. */
  async #arrive(path: string): Promise<void> {
    const { page } = this;
    await page.keyboard.press('Escape');
    for (const to of [NOWHERE, path]) {
      await page.evaluate((address) => {
        if (location.pathname === address) return;
        for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
        history.pushState(null, '', address);
      }, to);
      await isThere(page);
    }
  }

  /**
   * Tries again where a slow machine tapped later than it was told to, and where the tap before left
   * another control in the place of this one, as an answer that can be changed.
   */
  async #tapTwice(path: string, kind: string, how: { wait_ms: number; was: string | null }) {
    for (let tries = 0; tries < 3; tries += 1) {
      const two = await this.#tap(path, kind, how.wait_ms);
      if (two?.was === how.was) return two;
    }
    return undefined;
  }

  /** @returns what one tap led to, or two; undefined where the control can't be tapped */
  async #tap(path: string, kind: string, wait_ms: number | null) {
    const { page } = this;
    await this.#arrive(path);
    const place = await page.evaluate(
      (one) => (globalThis as unknown as InPage).hand.placeOf(one),
      kind,
    );
    if (!place) return undefined;
    const was = (await meets(page, place)).under;
    const before = this.#sent();
    if (wait_ms === null) await page.mouse.click(place.x, place.y);
    else if ((await tapTwice(page, place, wait_ms)) > SECOND_MS) return undefined;
    await page.waitForTimeout(SEEN_MS);
    await page.evaluate(unchanged);
    return { ...(await meets(page, place)), was, sent: this.#sent() - before };
  }
}

/** @returns how long the page had between them: a busy machine is late */
export async function tapTwice(page: Page, { x, y }: Place, wait_ms: number): Promise<number> {
  const begin_ms = performance.now();
  await page.mouse.click(x, y);
  await page.waitForTimeout(Math.max(0, begin_ms + wait_ms - performance.now()));
  await page.mouse.click(x, y);
  return page.evaluate(() => (globalThis as unknown as InPage).hand.gapMs());
}

const said = ({ at, sent }: Outcome) => `${at}, ${sent} sent`;

const meets = (page: Page, place: Place): Promise<Meeting> =>
  page.evaluate((at) => (globalThis as unknown as InPage).hand.meets(at), place);

/** All of a screen, and nothing more that is on its way. */
async function isThere(page: Page): Promise<void> {
  await page.locator('h1:not([data-left])').first().waitFor();
  await page.waitForFunction(() => {
    const waiting = document.querySelectorAll('.bone, [aria-busy=true]');
    return [...waiting].every((one) => !one.checkVisibility());
  });
  await page.evaluate(unchanged);
  await page.evaluate(nothingMoves); // one screen fades into the next, and takes no tap
}

/** A page of a phone of that account, for a walk. Call it where tests are declared. */
export function walkingPage(
  visited: ReturnType<typeof visitedApp>,
  who: Who,
  waits_ms = WAITS_MS as readonly number[],
) {
  const walking = {} as { walker: Walker };
  let phone: Phone;
  beforeAll(async () => {
    phone = await visited.app.openPhone({
      before: putHand,
      ...(who !== 'visitor' && { as: ACCOUNTS[who] }),
    });
    phone.expectProblem(/./); // a tap on everything, also on what needs a camera
    walking.walker = new Walker(await phone.open(NOWHERE), waits_ms);
  });
  afterAll(() => phone.close());
  return walking;
}

/** How many mutations a page has sent so far, each once. */
function mutationsOf(page: Page): () => number {
  const ids = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/rpc/sync_push')) return;
    const { p } = request.postDataJSON() as { p: { mutations: { id: string }[] } };
    for (const { id } of p.mutations) ids.add(id);
  });
  return () => ids.size;
}
