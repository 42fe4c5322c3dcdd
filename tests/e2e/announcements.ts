import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';

const said = new WeakMap<Page, string[]>();

/**
 * Keeps what the live regions of every page say: a toast is gone after seconds, and a busy machine
 * looks for it later.
 */
export async function keepAnnouncements(context: BrowserContext): Promise<void> {
  await context.exposeBinding('keepAnnouncement', ({ page }, text: string) => {
    said.set(page, [...(said.get(page) ?? []), text]);
  });
  await context.addInitScript(listen);
}

/** Runs in the page. */
function listen(): void {
  const REGIONS = '[role=status], [role=alert], [aria-live]';
  const keep = (globalThis as unknown as { keepAnnouncement?: (text: string) => void })
    .keepAnnouncement;
  const last = new WeakMap<Element, string>();
  const look = () => {
    for (const region of document.querySelectorAll(REGIONS)) {
      const text = region.textContent;
      if (text === last.get(region)) continue;
      last.set(region, text);
      if (text) keep?.(text);
    }
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** Before an act whose words the page may have said already: what is heard from here on counts. */
export const forgetAnnouncements = (page: Page): boolean => said.delete(page);

/** Waits until a live region of the page has said this, now or before. */
export const announced = (page: Page, text: string): Promise<void> =>
  expect.poll(() => (said.get(page) ?? []).join('\n')).toContain(text);
