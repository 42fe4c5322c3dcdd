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

export function dropTabDraft(form: string): void {
  try {
    sessionStorage.removeItem(PREFIX + form);
  } catch {
    // nor was anything kept
  }
  letGo(form);
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
export const storedTabDrafts = (): Record<string, string> =>
  Object.fromEntries(
    formsOfTab().map((form) => [PREFIX + form, sessionStorage.getItem(PREFIX + form) ?? '']),
  );

/** What this tab had begun before it was loaded, or got back. */
export const holdTabDrafts = (): void => formsOfTab().forEach(hold);

/** They are gone from this tab. */
export const letGoOfTabDrafts = (): void => [...held.keys()].forEach(letGo);

function hold(form: string): void {
  if (held.has(form)) return;
  const gone = new Promise<void>((resolve) => held.set(form, resolve));
  void navigator.locks?.request(tab + form, () => gone);
}

function letGo(form: string): void {
  held.get(form)?.();
  held.delete(form);
}
