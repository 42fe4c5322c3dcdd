import axe from 'axe-core';
import type { Page } from 'playwright';

/** axe violations of serious or critical impact, each as `rule: element`. */
export async function seriousOf(page: Page): Promise<string[]> {
  // through the debugger, like @axe-core/playwright: the page's policy allows no other script
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  });
}

/** A page that scrolls sideways, and texts that their box cuts off: each as `what: element`. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
  });
}
