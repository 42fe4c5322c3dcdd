import type { Page } from 'playwright';

/** The cost of typing, in milliseconds each. */
export type Typed = {
  /**
   * From each key until the main thread was free again: how long the next key would have waited.
   */
  readonly busy_ms: readonly number[];
  /** From the first key to the first change of the screen's content: the result. */
  readonly found_ms: number;
};

/** Types a text key by key with human pauses, and watches the page's reaction. */
export async function typeInto(page: Page, label: string, text: string): Promise<Typed> {
  const field = page.getByLabel(label, { exact: true });
  await field.click();
  await page.evaluate(watchKeys);
  await page.keyboard.type(text, { delay: 150 });
  const watched = await page.waitForFunction((keys) => {
    const { busy_ms, first_key_ms, changed_ms } = (window as unknown as { typed: Watched }).typed;
    const is_over = busy_ms.length >= keys && !Number.isNaN(changed_ms);
    return is_over && { busy_ms, found_ms: changed_ms - first_key_ms };
  }, text.length);
  return (await watched.jsonValue()) as Typed;
}

type Watched = {
  busy_ms: number[];
  first_key_ms: number;
  changed_ms: number;
};

/** Runs in the page. React renders the change of a key before the browser takes the next task. */
function watchKeys(): void {
  const typed: Watched = { busy_ms: [], first_key_ms: NaN, changed_ms: NaN };
  Object.assign(window, { typed });
  addEventListener(
    'keydown',
    () => {
      const pressed = performance.now();
      if (Number.isNaN(typed.first_key_ms)) typed.first_key_ms = pressed;
      const { port1, port2 } = new MessageChannel();
      // the input event is a task of its own after this one, so the second message is behind it
      port1.onmessage = () => {
        port1.onmessage = () => typed.busy_ms.push(performance.now() - pressed);
        port2.postMessage(null);
      };
      port2.postMessage(null);
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (Number.isNaN(typed.changed_ms) && !Number.isNaN(typed.first_key_ms))
      typed.changed_ms = performance.now();
  }).observe(document.querySelector('main')!, { childList: true, subtree: true });
}

/** Scrolls the page for two seconds. @returns milliseconds between the rendered frames */
export async function scrollDown(page: Page): Promise<readonly number[]> {
  const frames = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = [];
        let last = performance.now();
        const until = last + 2_000;
        const frame = (now: number) => {
          gaps.push(now - last);
          last = now;
          if (now < until) requestAnimationFrame(frame);
          else resolve(gaps.slice(1));
        };
        requestAnimationFrame(frame);
      }),
  );
  for (const started = Date.now(); Date.now() - started < 1_900;) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(30);
  }
  return frames;
}
