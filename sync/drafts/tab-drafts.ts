import type { DeviceDatabase } from '../device/device-database.ts';

/**
 * Drafts of forms that are quick to fill in again. They belong to one tab (sessionStorage) and
 * survive a reload. A draft is deleted when its form is sent, and with every other `qg.*` at
 * sign-out. Rule [S4].
 */
const PREFIX = 'qg.draft.';

/**
 * A tab holds one lock for each of its drafts, so that another tab that signs out can count them.
 * No tab has to answer: a frozen tab keeps its locks and a closed one has none.
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

/** When the storage is full, what was typed is kept as long as the page is open. */
export function writeTabDraft(form: string, draft: object): void {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify(draft));
  } catch {
    return;
  }
  hold(form);
}

/** If another tab had begun the same form, its draft takes this one's place. */
export const dropTabDraft = (form: string): void => put(form, textsOf(form).slice(1));

/** Whether a sign-out brought two tabs' drafts of this form together. */
export const hasOtherTabDraft = (form: string): boolean => textsOf(form).length > 1;

/** Shows the next draft of this form, and keeps the current one behind it. */
export function showOtherTabDraft(form: string): void {
  const [shown, ...others] = textsOf(form);
  if (shown !== undefined) put(form, [...others, shown]);
}

/** The forms that this tab has begun and not sent; none where storage is forbidden. */
export function formsOfTab(): string[] {
  try {
    return Object.keys(sessionStorage).flatMap((key) =>
      key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
    );
  } catch {
    return [];
  }
}

/** The forms that other tabs have begun and not sent; two tabs may have the same form. */
export async function formsOfOtherTabs(): Promise<string[]> {
  const locks = (await navigator.locks.query()).held ?? [];
  return locks.flatMap(({ name = '' }) =>
    name.startsWith(LOCK) && !name.startsWith(tab)
      ? [name.slice(name.indexOf(':', LOCK.length) + 1)]
      : [],
  );
}

/** The drafts of this tab as stored, by key. */
const storedTabDrafts = (): Record<string, string> =>
  Object.fromEntries(
    formsOfTab().map((form) => [PREFIX + form, sessionStorage.getItem(PREFIX + form) ?? '']),
  );

/** Key of the drafts of signed-out tabs, kept until the same person signs in again. */
export const PARKED = 'parked_drafts';

/**
 * Stores the drafts of every tab with a queue that is kept, because a sign-out empties the tabs. If
 * two tabs had begun the same form, both drafts stay and the form says so.
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

/** Gives the drafts back when the same person signs in again. */
export async function unparkTabDrafts(db: DeviceDatabase): Promise<void> {
  const parked = (await db.meta.get(PARKED)) as Readonly<Record<string, string>> | undefined;
  if (!parked) return;
  for (const [key, text] of Object.entries(parked)) sessionStorage.setItem(key, text);
  await db.meta.delete(PARKED);
}

/**
 * Holds the locks for drafts that this tab had before a reload, or got back. @returns a function
 * that releases them
 */
export function heldTabDrafts(): () => void {
  formsOfTab().forEach(hold);
  return () => [...held.keys()].forEach(letGo);
}

/** The key for a draft among those of other tabs: the form's own key, or the next free one. */
function freeKey(kept: Readonly<Record<string, string>>, key: string, text: string): string {
  const form = key.replace(/~\d+$/, '');
  for (let n = 1; ; n += 1) {
    const free = nth(form, n);
    if (kept[free] === undefined || kept[free] === text) return free;
  }
}

const nth = (form: string, n: number): string => (n === 1 ? form : `${form}~${n}`);

/** The drafts of a form, the one being shown first; none where storage is forbidden. */
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

/** Stores exactly these drafts for the form. */
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
