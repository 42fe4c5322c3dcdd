import type { Page } from 'playwright';

/** Controls that change only the view: tabs, disclosure buttons, fields. */
const CONTROLS = 'main [role=tab], button[aria-expanded], button[aria-haspopup], main summary';
const FIELDS = 'main input:is([type=text], [type=search], [type=email], [type=tel]), main textarea';
const OPEN = 'dialog[open], :popover-open';
const AT_MOST_EACH = 8;

/**
 * Starts to record how long the page takes to respond to touches and keys, until the change is
 * rendered.
 */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = { worst_ms: 0 };
    Object.assign(window, { interactions: watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) watched.worst_ms = Math.max(watched.worst_ms, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/**
 * Opens and closes everything possible, and types a letter into each field. @returns how many
 * controls there were
 */
export async function interact(page: Page): Promise<number> {
  let touched = 0;
  for (const control of await visible(page, CONTROLS)) {
    await closeDialogs(page);
    if (!(await control.isVisible())) continue; // another tab removed it
    await control.click();
    if ((await control.getAttribute('aria-haspopup')) === 'dialog')
      await page.locator(OPEN).first().waitFor(); // its code may have to load first
    await page.keyboard.press('Escape');
    touched += 1;
  }
  await closeDialogs(page);
  for (const field of await visible(page, FIELDS)) {
    await field.click();
    await page.keyboard.press('a');
    await page.keyboard.press('Backspace');
    touched += 1;
  }
  return touched;
}

/** Also those that the app opens by itself: a patch that is celebrated. */
async function closeDialogs(page: Page): Promise<void> {
  while ((await page.locator(OPEN).count()) > 0) await page.keyboard.press('Escape');
}

/** The elements themselves: the n-th match of a selector changes when a tab opens. */
async function visible(page: Page, selector: string) {
  const shown = [];
  for (const one of await page.locator(selector).elementHandles())
    if ((await one.isVisible()) && (await one.isEnabled())) shown.push(one);
  return shown.slice(0, AT_MOST_EACH);
}

/**
 * Of the interactions since the last call, in milliseconds; the browser reports multiples of 8, and
 * none below 16.
 */
export async function worstInteraction(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    // entries are reported after the frame for which they wait
    for (let frame = 0; frame < 3; frame += 1) await drawn();
    const { interactions } = window as unknown as { interactions: { worst_ms: number } };
    const { worst_ms } = interactions;
    interactions.worst_ms = 0;
    return worst_ms;
  });
}
