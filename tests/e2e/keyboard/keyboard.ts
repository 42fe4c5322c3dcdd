import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { lookAtFocus } from './focus-look.ts';

/** More stops than any screen has. */
const MOST_STOPS = 150;

/**
 * A person without a mouse. Every key is pressed by this class, and after every key the focus is
 * judged: visible, in view, in visual order, and never lost. Faults are collected in `faults`.
 */
export class Keyboard {
  readonly faults: string[] = [];
  readonly page: Page;
  readonly #patience_ms: number;
  #focused = '';
  /** No key was pressed yet, or Tab left the page at its end. */
  #outside = true;

  /** @param patience_ms how long nothing may have the focus while a screen loads */
  constructor(page: Page, patience_ms = 15_000) {
    this.page = page;
    this.#patience_ms = patience_ms;
  }

  /** Navigates by the address bar. */
  async goto(path: string): Promise<void> {
    await this.page.goto(path);
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

  /** Types into the focused field, over its content. */
  async type(text: string): Promise<void> {
    await this.#notLost('before typing');
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  /** Presses Tab, or Shift+Tab, until the element has the focus. */
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

  /** Waits until the element has the focus, without a key. */
  async at(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    await expect.poll(() => hasFocus(target), { message: `focus at ${String(target)}` }).toBe(true);
    await this.#look('');
  }

  /** Once through the whole page, or through the dialog on top of it, back to the start. */
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

  /** The first invalid field of its form has the focus, and says why. */
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
    // it may have had the focus before it became invalid
    await expect
      .poll(() => field.evaluate(told))
      .toEqual({
        invalid: 'true',
        first: true,
        described: expect.stringContaining(sentence),
      });
    await saidNow(this.page, sentence);
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
      if (await this.page.evaluate(found)) return; // the result came later than the focus
      this.#say(`lost ${when}; it was at ${from}`);
      this.#outside = true;
    }
  }

  #say(fault: string): void {
    const where = `${new URL(this.page.url()).pathname}: ${fault}`;
    if (!this.faults.includes(where)) this.faults.push(where);
  }
}

/** Waits until a live region shows this. What was said before and is gone does not count. */
export const saidNow = (page: Page, text: string | RegExp): Promise<void> =>
  page
    .locator('[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]')
    .filter({ hasText: text })
    .first()
    .waitFor();

/** A button as a person finds it. */
export const button = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
export const field = (at: Page | Locator, name: string) => at.getByLabel(name, { exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');
/** A sentence with its placeholders filled. */
export const fill = (words: string, values: Record<string, string>) =>
  words.replaceAll(/\{(\w+):\w+\}/g, (_, name: string) => values[name] ?? '');

/** Opens a dialog and moves the focus through it once; Escape returns the focus. */
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
