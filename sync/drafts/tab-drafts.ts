import type { DeviceDatabase } from '../device/device-database.ts';

/**
 * What was typed into a form that a lost tab costs little: of one tab (sessionStorage), through a reload. It goes with
 * what it was typed for, and with every other `qg.*` when somebody signs out. Rule [S4].
 */
const PREFIX = 'qg.draft.';

/**
 * Held by a tab for each of its drafts, so that another one, that signs out, counts them too: nobody has to answer, a
 * frozen tab holds on and one that is gone holds nothing.
 */
const LOCK = 'qg:draft:';
const tab = `${LOCK}${Math.random().toString(36).slice(2)}:`;
const held = new Map<string, () => void>();

export function readTabDraft(form: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + form) ?? 'null');
  } catch {
    return null;
  }
}

/** Without room, what was typed lasts as long as the page. */
export function writeTabDraft(form: string, draft: object): void {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify(draft));
  } catch {
    return;
  }
  hold(form);
}

/** What another tab had begun of the same form takes its place. */
export const dropTabDraft = (form: string): void => put(form, textsOf(form).slice(1));

/** Two tabs had begun this form, and a sign-out that kept both made them one tab's. */
export const hasOtherTabDraft = (form: string): boolean => textsOf(form).length > 1;

/** The next one of them is in the form from now on, and this one is kept behind it. */
export function showOtherTabDraft(form: string): void {
  const [shown, ...others] = textsOf(form);
  if (shown !== undefined) put(form, [...others, shown]);
}

/** The forms that this tab has begun and not sent. */
export const formsOfTab = (): string[] =>
  Object.keys(sessionStorage).flatMap((key) =>
    key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
  );

/** The forms that other tabs have begun and not sent; two of them may have the same one. */
export async function formsOfOtherTabs(): Promise<string[]> {
  const locks = (await navigator.locks.query()).held ?? [];
  return locks.flatMap(({ name = '' }) =>
    name.startsWith(LOCK) && !name.startsWith(tab)
      ? [name.slice(name.indexOf(':', LOCK.length) + 1)]
      : [],
  );
}

/** The drafts of this tab as they are stored, by their keys. */
const storedTabDrafts = (): Record<string, string> =>
  Object.fromEntries(
    formsOfTab().map((form) => [PREFIX + form, sessionStorage.getItem(PREFIX + form) ?? '']),
  );

/** The drafts of tabs that were signed out, under their keys, until the same person is back. */
export const PARKED = 'parked_drafts';

/**
 * Beside a queue that is kept: the drafts of every tab go with it, because a sign-out empties the tabs. Of a form that
 * two tabs had begun both stay, and the form tells.
 */
export async function parkTabDrafts(db: DeviceDatabase): Promise<void> {
  const drafts = storedTabDrafts();
  if (Object.keys(drafts).length === 0) return;
  await db.transaction('rw', db.meta, async () => {
    const kept = { ...((await db.meta.get(PARKED)) as Record<string, string> | undefined) };
    for (const [key, text] of Object.entries(drafts)) kept[freeKey(kept, key, text)] = text;
    await db.meta.put(kept, PARKED);
  });
}

/** The same person is back. */
export async function unparkTabDrafts(db: DeviceDatabase): Promise<void> {
  const parked = (await db.meta.get(PARKED)) as Readonly<Record<string, string>> | undefined;
  if (!parked) return;
  for (const [key, text] of Object.entries(parked)) sessionStorage.setItem(key, text);
  await db.meta.delete(PARKED);
}

/** What this tab had begun before it was loaded, or got back, for as long as somebody is there. @returns the end */
export function heldTabDrafts(): () => void {
  formsOfTab().forEach(hold);
  return () => [...held.keys()].forEach(letGo);
}

/** The key under which a draft is kept beside those of other tabs: the one of its form, or the next free one. */
function freeKey(kept: Readonly<Record<string, string>>, key: string, text: string): string {
  const form = key.replace(/~\d+$/, '');
  for (let n = 1; ; n += 1) {
    const free = nth(form, n);
    if (kept[free] === undefined || kept[free] === text) return free;
  }
}

const nth = (form: string, n: number): string => (n === 1 ? form : `${form}~${n}`);

/** The one in the form first; none where storage is forbidden. */
function textsOf(form: string): string[] {
  const texts: string[] = [];
  try {
    for (let n = 1; ; n += 1) {
      const text = sessionStorage.getItem(PREFIX + nth(form, n));
      if (text === null) return texts;
      texts.push(text);
    }
  } catch {
    return [];
  }
}

/** These and no more. */
function put(form: string, texts: readonly string[]): void {
  const before = textsOf(form).length;
  texts.forEach((text, i) => sessionStorage.setItem(PREFIX + nth(form, i + 1), text));
  for (let n = texts.length + 1; n <= before; n += 1) {
    sessionStorage.removeItem(PREFIX + nth(form, n));
    letGo(nth(form, n));
  }
}

function hold(form: string): void {
  if (held.has(form)) return;
  const gone = new Promise<void>((resolve) => held.set(form, resolve));
  void navigator.locks?.request(tab + form, () => gone);
}

function letGo(form: string): void {
  held.get(form)?.();
  held.delete(form);
}
