import type { BrowserContext, Locator, Page } from 'playwright';

type InPage = { last_tap?: { readonly x: number; readonly y: number; readonly at_ms: number } };

let looks = false;

/** Each is a tap, with the same options. */
const TAPS = ['click', 'check', 'uncheck'] as const;

/**
 * Lets every tap of a locator look first, as people do: what came to the place of the last
 * tap is not pressed for 700 ms (law 2), and a script is faster. `page.mouse` taps at once.
 * @param page any of this browser
 */
export async function lookBeforeTaps(context: BrowserContext, page: Page): Promise<void> {
  await context.addInitScript(noteTaps);
  if (looks) return;
  looks = true;
  const hand = Object.getPrototypeOf(page.locator('html')) as Locator;
  for (const name of TAPS) {
    const tap = hand[name];
    hand[name] = async function (this: Locator, options) {
      const within = options?.timeout === undefined ? {} : { timeout: options.timeout };
      if (!options?.trial && (await this.evaluate(hasJustTapped, undefined, within))) {
        await tap.call(this, { ...options, trial: true }); // it may still be on its way to its place
        await this.page().waitForTimeout(await this.evaluate(lookMs, undefined, within));
      }
      return tap.call(this, options);
    };
  }
}

/** Runs in the page, before the app. */
function noteTaps(): void {
  const note = ({ detail, clientX: x, clientY: y }: MouseEvent) => {
    if (detail > 0) Object.assign(globalThis, { last_tap: { x, y, at_ms: performance.now() } });
  };
  addEventListener('click', note, { capture: true });
}

/** Runs in the page. */
const hasJustTapped = (): boolean => {
  const { last_tap } = globalThis as unknown as InPage;
  return last_tap !== undefined && performance.now() - last_tap.at_ms < 750;
};

/** Runs in the page. @returns how long what stands there now has to be looked at */
function lookMs(control: Element): number {
  const { x, y, at_ms } = (globalThis as unknown as InPage).last_tap!;
  const box = control.getBoundingClientRect();
  const far = Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
  return far > 32 ? 0 : Math.max(0, at_ms + 750 - performance.now());
}
