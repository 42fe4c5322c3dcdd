import { setTimeout as pause } from 'node:timers/promises';
import { nothingMoves, unchanged } from '#tests/e2e/screens/page-rests.ts';
import type { Browser } from './engine.ts';

const PATIENCE_MS = 45_000;
/** What came to the place of the last tap is not pressed for 700 ms (law 2): it is looked at first. */
const LOOK_MS = 750;
const SAME_PLACE_PX = 32;

type Kind = 'control' | 'submit' | 'field' | 'row';

/** Where something is, in px of the viewport, and whether a tap there would meet it. */
type Found = { x: number; y: number };

/** What a person does with a page, by what is written on it: the same on every engine. */
export type Hand = {
  /** Waits until this is written on the page. */
  reads(text: string): Promise<void>;
  /** Taps the button, link or tab of this name, where it was seen. */
  taps(name: string): Promise<void>;
  /** The same, of a form: a bar above it may have a button of the same name. */
  submits(name: string): Promise<void>;
  /** The same, of a list: the first button or link whose words begin with these. */
  tapsRow(words: string): Promise<void>;
  /** Waits until all of the screen is there, and rests. */
  rests(): Promise<void>;
  /** Taps a field by its label and types; what was in it is replaced. */
  fills(label: string, text: string): Promise<void>;
  /** Whether a button, link or tab of this name is there. */
  sees(name: string): Promise<boolean>;
  valueOf(label: string): Promise<string | null>;
};

export function handOf(browser: Browser): Hand {
  const locate = (kind: Kind, name: string) => browser.evaluate(find, kind, name);
  const waitFor = async (kind: Kind, name: string): Promise<Found> => {
    let before: Found | null = null;
    return await until(`${kind} ${name}`, browser, async () => {
      const now = await locate(kind, name);
      // a thumb needs it to stay where it is
      const stays = now && before && now.x === before.x && now.y === before.y;
      before = now;
      return stays ? now : null;
    });
  };
  let last = { x: 0, y: 0, at_ms: -LOOK_MS };
  const tap = async ({ x, y }: Found) => {
    const is_near = Math.hypot(x - last.x, y - last.y) < SAME_PLACE_PX;
    if (is_near) await pause(Math.max(0, last.at_ms + LOOK_MS - performance.now()));
    await browser.tap(x, y);
    last = { x, y, at_ms: performance.now() };
  };
  return {
    reads: async (text) =>
      void (await until(text, browser, () =>
        browser.evaluate((wanted: string) => document.body.innerText.includes(wanted), text),
      )),
    taps: async (name) => tap(await waitFor('control', name)),
    submits: async (name) => tap(await waitFor('submit', name)),
    tapsRow: async (words) => tap(await waitFor('row', words)),
    rests: async () => {
      await until('all of the screen', browser, () => browser.evaluate(isWhole));
      await browser.evaluate(unchanged); // a screen may ask for a part of it once it is rendered
      await until('all of the screen', browser, () => browser.evaluate(isWhole));
      await browser.evaluate(nothingMoves);
    },
    fills: async (label, text) => {
      await tap(await waitFor('field', label));
      await browser.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await browser.type(text);
    },
    sees: async (name) => (await locate('control', name)) !== null,
    valueOf: (label) =>
      browser.evaluate((wanted: string) => {
        const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
        const named = fields.find(({ labels }) => labels?.[0]?.innerText.startsWith(wanted));
        return named?.value ?? null;
      }, label),
  };
}

/** Asks until there is an answer. @throws with what the page shows */
export async function until<Answer>(
  what: string,
  browser: Browser,
  ask: () => Promise<Answer | null | false | undefined>,
): Promise<Answer> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    // a page that is being left answers nothing
    const answer = await ask().catch(() => null);
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`not there: ${what}; ${await shown(browser)}`);
    await pause(100);
  }
}

const shown = async (browser: Browser): Promise<string> => {
  const page = await browser
    .evaluate(
      () =>
        `${location.pathname}: ${document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 1_200)}`,
    )
    .catch(String);
  const stuck = await browser.evaluate(stuckDatabases).catch(String);
  return `${page}; databases that do not answer: ${stuck || 'none'}`;
};

/** Runs in the page: which databases do not let it write, also those that are not listed as they are made. */
async function stuckDatabases(): Promise<string> {
  const PATIENCE = 3_000;
  const listed = (await indexedDB.databases()).map(({ name }) => name!);
  const [, id] = /"id":"([^"]+)"/.exec(localStorage.getItem('qg.person') ?? '') ?? [];
  const all = new Set([...listed, 'qg:device', `qg:${id ?? 'anon'}:q`]);
  const stuck = [...all].map(
    (name) =>
      new Promise<string[]>((resolve) => {
        let reached = 'open';
        setTimeout(() => resolve([`${name} (${reached})`]), PATIENCE);
        const opening = indexedDB.open(name);
        opening.addEventListener('upgradeneeded', () => opening.transaction!.abort());
        opening.addEventListener('error', () => resolve([]));
        opening.addEventListener('success', () => {
          const db = opening.result;
          reached = 'transaction';
          const writing = db.transaction([...db.objectStoreNames], 'readwrite');
          writing.addEventListener('complete', () => {
            db.close();
            resolve([]);
          });
        });
      }),
  );
  return (await Promise.all(stuck)).flat().join(', ');
}

/** Runs in the page: it has its heading, and nothing in it stands for what is still to come. */
const isWhole = (): boolean =>
  document.querySelector('h1') !== null &&
  ![...document.querySelectorAll('.bone, [aria-busy=true]')].some((part) => part.checkVisibility());

/** Runs in the page. */
function find(kind: Kind, name: string): Found | null {
  const selector = {
    field: 'input, textarea, select',
    submit: 'form button',
    control: 'a[href], button, [role=tab]',
    row: 'li :is(a[href], button)',
  }[kind];
  const text = (part: HTMLElement) =>
    kind === 'field'
      ? ((part as HTMLInputElement).labels?.[0]?.innerText ?? part.getAttribute('aria-label') ?? '')
      : (part.getAttribute('aria-label') ?? part.innerText);
  for (const part of document.querySelectorAll<HTMLElement>(selector)) {
    const words = text(part).replaceAll(/\s+/g, ' ').trim();
    // what a field adds to its label stands behind it
    const is_meant = kind === 'field' || kind === 'row' ? words.startsWith(name) : words === name;
    if (!is_meant) continue;
    if (part.closest('[hidden], [inert]') || !part.checkVisibility()) continue;
    if (part.matches(':disabled')) continue;
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = part.getBoundingClientRect();
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const met = document.elementFromPoint(at.x, at.y);
    if (met && (part.contains(met) || met.contains(part))) return at;
  }
  return null;
}
