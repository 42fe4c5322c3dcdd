import axe from 'axe-core';
import type { Page } from 'playwright';

/** axe violations of serious or critical impact, each as `rule: element`. */
export async function seriousOf(page: Page): Promise<string[]> {
  // through the debugger, like @axe-core/playwright: the page's policy allows no other script
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(axeFaults, ['serious', 'critical']);
}

/**
 * Runs in the page, where axe is. @param impacts all of them where there are none
 * @returns its violations, each as `rule: element`
 */
export async function axeFaults(impacts: readonly string[]): Promise<string[]> {
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
    resultTypes: ['violations'],
  });
  return violations
    .filter(({ impact }) => impacts.length === 0 || impacts.includes(String(impact)))
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

export const tooWide = (page: Page): Promise<string[]> => page.evaluate(widthFaults);

/**
 * Runs in the page. @returns whether it scrolls sideways, and texts that their box cuts off: each as
 * `what: element`
 */
export function widthFaults(): string[] {
  const root = document.documentElement;
  const faults = root.scrollWidth > root.clientWidth ? [`the page: ${root.scrollWidth} px`] : [];
  const shown = (element: Element) => element.checkVisibility({ opacityProperty: true });
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const style = getComputedStyle(element);
    const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
    const hidden_on_purpose = style.clipPath !== 'none' || style.textOverflow === 'ellipsis';
    if (!clips || hidden_on_purpose || element.clientWidth < 2 || !shown(element)) continue;
    const has_text = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (has_text && element.scrollWidth > element.clientWidth + 1)
      faults.push(`cut off: ${element.outerHTML.slice(0, 200)}`);
  }
  for (const element of document.querySelectorAll<HTMLElement>(
    'main :is(h1, h2, h3, p, a, button, label, dt, dd, li, td, th), header *',
  )) {
    const { left, right, width } = element.getBoundingClientRect();
    const scrolls = element.closest('[data-scrolls-x], [role="tablist"], .overflow-x-auto');
    if (width > 1 && shown(element) && !scrolls && (right > innerWidth + 1 || left < -1))
      faults.push(`beyond the edge: ${element.outerHTML.slice(0, 200)}`);
  }
  return faults;
}

/** Words of buttons, links, tabs and chips that stand on two lines: each as `word: element`. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const of_controls = 'button, a, [role="tab"], .chip, .strip-chip, summary';
    for (const element of document.querySelectorAll(of_controls)) {
      if (!element.checkVisibility({ opacityProperty: true })) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('.sr-only')) continue;
        if (element.textContent.startsWith('@')) continue; // a handle is no word, and may be longer than a line
        // a word may end in a hyphen or a slash, and the next one begins on a line of its own
        for (const word of text.nodeValue!.matchAll(/[^\s\-/]+/g)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
          const tops = new Set(lines.map(({ top }) => Math.round(top)));
          if (tops.size > 1) faults.push(`${word[0]}: ${element.outerHTML.slice(0, 200)}`);
        }
      }
    }
    return faults;
  });
}

/** More than one orange button (a screen's law 1): each as `orange: element`. */
export function oranges(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('main .btn-primary')].filter((button) =>
      button.checkVisibility({ opacityProperty: true }),
    );
    return seen.length < 2 ? [] : seen.map((one) => `orange: ${one.outerHTML.slice(0, 160)}`);
  });
}

/** What the thumb needs (WCAG 2.5.5). */
const TARGET_PX = 44;

/**
 * Targets smaller than a thumb: each as `width×height: element`. Links within a sentence are as
 * high as its lines (2.5.5 Inline); a field's target includes its label.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least_px) => {
    const faults: string[] = [];
    const targets =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="switch"]';
    for (const element of document.querySelectorAll<HTMLElement>(targets)) {
      const style = getComputedStyle(element);
      if (
        !element.checkVisibility({ opacityProperty: true }) ||
        element.closest('.sr-only, [inert]')
      )
        continue;
      const { parentElement: parent } = element;
      const in_sentence =
        style.display === 'inline' &&
        [...(parent?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '',
        );
      if (in_sentence) continue;
      const target = element.closest('label') ?? element;
      // a link that covers its row, as `.row-link::after` does
      const covers = getComputedStyle(element, '::after').position === 'absolute';
      const { width, height } = (
        covers ? (element.closest('li, tr, .list-row') ?? element) : target
      ).getBoundingClientRect();
      if (width < 2 || height < 2) continue; // shown on focus
      if (Math.round(width) < least_px || Math.round(height) < least_px)
        faults.push(
          `${Math.round(width)}×${Math.round(height)}: ${element.outerHTML.slice(0, 200)}`,
        );
    }
    return faults;
  }, TARGET_PX);
}
