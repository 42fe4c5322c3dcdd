import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { lookAtFocus } from './focus-look.ts';

/** More stops than any screen has. */
const MOST_STOPS = 150;

/**
 * Somebody without a mouse. Every key goes through here, and after every key the focus is judged: it is seen, in
 * sight, in the order of the eye, and never lost. What is wrong collects in `faults`.
 */
export class Keyboard {
  readonly faults: string[] = [];
  readonly page: Page;
  readonly #patience_ms: number;
  #focused = '';
  /** Nobody has pressed a key yet, or Tab left the page at its end. */
  #outside = true;

  /** @param patience_ms how long the focus may be nowhere while a screen comes */
  constructor(page: Page, patience_ms = 15_000) {
    this.page = page;
    this.#patience_ms = patience_ms;
  }

  /** Goes somewhere else by the address bar. */
  async goto(path: string): Promise<void> {
    await this.page.goto(path);
    this.#outside = true;
  }

  /** Enter on a link that loads a page anew. */
  async follow(link: Locator, url: RegExp): Promise<void> {
    await this.tabTo(link);
    await this.page.keyboard.press('Enter');
    await this.page.waitForURL(url);
    this.#outside = true;
  }

  async press(key: string): Promise<void> {
    await this.#notLost(`before ${key}`);
    const from = this.#focused;
    await this.page.keyboard.press(key);
    await this.#look(key);
    const tab = key.endsWith('Tab');
    if (tab) this.#outside = this.#focused.startsWith('<body');
    else await this.#notLost(`after ${key}`, from);
  }

  /** Into the field that has the focus, over what stands there. */
  async type(text: string): Promise<void> {
    await this.#notLost('before typing');
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  /** With Tab, or with Shift+Tab, until the focus is there. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor({ state: 'attached' });
    for (let at = 0; at < MOST_STOPS; at += 1) {
      if (await hasFocus(target)) return;
      await this.press(key);
    }
    throw new Error(`${key} does not lead to ${String(target)}`);
  }

  async tabAndPress(target: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.press(key);
  }

  /** The focus arrives there without a key. */
  async at(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    await expect.poll(() => hasFocus(target), { message: `focus at ${String(target)}` }).toBe(true);
    await this.#look('');
  }

  /** Once round the whole page, or round the dialog on top of it, back to where it began. */
  async round(): Promise<void> {
    const no_stop = () => document.activeElement!.matches('body, [tabindex="-1"]');
    if (await this.page.evaluate(no_stop)) await this.press('Tab');
    const mark = await this.page.evaluateHandle(() => document.activeElement);
    for (let at = 0; at < MOST_STOPS; at += 1) {
      await this.press('Tab');
      if (await mark.evaluate((first) => first === document.activeElement)) return;
    }
    throw new Error('Tab does not come back');
  }

  /** Tab stays inside, forwards and backwards. */
  async trapped(dialog: Locator): Promise<void> {
    await dialog.evaluate((box) => {
      const outside: string[] = [];
      Object.assign(globalThis, { outside });
      document.addEventListener(
        'focusin',
        ({ target }) => {
          if (box.isConnected && !box.contains(target as Node))
            outside.push((target as Element).outerHTML.slice(0, 120));
        },
        { signal: AbortSignal.timeout(60_000) },
      );
    });
    await this.round();
    for (let at = 0; at < 3; at += 1) await this.press('Shift+Tab');
    expect(
      await this.page.evaluate(() => (globalThis as unknown as { outside: string[] }).outside),
    ).toEqual([]);
  }

  /** The first wrong field of its form has the focus, and says why. */
  async wrong(field: Locator, sentence: string): Promise<void> {
    await this.at(field);
    const told = (element: Element) => {
      const owner = element.closest('[role=radiogroup]') ?? element;
      const first = element.closest('form')?.querySelector('[aria-invalid=true]');
      const ids = owner.getAttribute('aria-describedby')?.split(' ') ?? [];
      return {
        invalid: owner.getAttribute('aria-invalid'),
        first: first === owner,
        described: ids
          .map((id) => document.getElementById(id)?.textContent ?? `no #${id}`)
          .join(' '),
      };
    };
    // it may have had the focus before it was wrong
    await expect
      .poll(() => field.evaluate(told))
      .toEqual({
        invalid: 'true',
        first: true,
        described: expect.stringContaining(sentence),
      });
    await announced(this.page, sentence);
  }

  async #look(key: string): Promise<void> {
    const { focused, faults } = await this.page.evaluate(lookAtFocus, key);
    this.#focused = focused;
    for (const fault of faults) this.#say(fault);
  }

  async #notLost(when: string, from = this.#focused): Promise<void> {
    if (this.#outside) return;
    const found = () => document.activeElement !== document.body;
    const options = { timeout: this.#patience_ms };
    try {
      await this.page.waitForFunction(found, undefined, options);
    } catch {
      if (await this.page.evaluate(found)) return; // the answer took longer than the focus
      this.#say(`lost ${when}; it was at ${from}`);
      this.#outside = true;
    }
  }

  #say(fault: string): void {
    const where = `${new URL(this.page.url()).pathname}: ${fault}`;
    if (!this.faults.includes(where)) this.faults.push(where);
  }
}

/** Said aloud when it came: it stands in a live region. */
export const announced = (page: Page, text: string | RegExp): Promise<void> =>
  page
    .locator('[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]')
    .filter({ hasText: text })
    .first()
    .waitFor();

/** What a person looks for. */
export const button = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
export const field = (at: Page | Locator, name: string) => at.getByLabel(name, { exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');
/** A sentence with its gaps filled. */
export const fill = (words: string, values: Record<string, string>) =>
  words.replaceAll(/\{(\w+):\w+\}/g, (_, name: string) => values[name] ?? '');

/** Opens a dialog and goes round in it; Escape gives the focus back to where it was. */
export async function lookInto(keys: Keyboard, opener: Locator, key = 'Enter'): Promise<void> {
  await keys.tabAndPress(opener, key);
  await dialog(keys.page).waitFor();
  await keys.trapped(dialog(keys.page));
  await keys.press('Escape');
  await dialog(keys.page).waitFor({ state: 'hidden' });
  await keys.at(opener);
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);
