/**
 * The rows that this device saw last, stored where the service worker finds them. The worker writes
 * them into the next page that it serves (sw/files/last-page.ts), so they are shown before any script has
 * run. Public rows only; signing out deletes them. A browser without room, or without caches, keeps
 * nothing.
 */
const CACHE = 'qg-last-rows';

const stored = new Map<string, string>();
const waiting = new Map<string, string>();
let writing: Promise<void> | undefined;

/**
 * Replaces what was kept under this name.
 * @param name `qg.seen.…`
 * @param value null to forget it
 */
export function keepLastRows(name: string, value: object | null): void {
  const text = JSON.stringify(value);
  if (stored.get(name) === text) return;
  stored.set(name, text);
  waiting.set(name, text);
  writing ??= writeWaiting()
    .catch(forget)
    .finally(() => (writing = undefined));
}

async function writeWaiting(): Promise<void> {
  const cache = await caches.open(CACHE);
  // this loop also visits what is added meanwhile
  for (const [name, text] of waiting) {
    waiting.delete(name);
    if (text === 'null') await cache.delete(addressOf(name));
    else await cache.put(addressOf(name), new Response(text));
  }
}

/** @returns null when nothing was kept under this name */
export async function lastRows(name: string): Promise<unknown> {
  const found = await caches.match(addressOf(name), { cacheName: CACHE });
  return found ? found.json() : null;
}

/** For a sign-out. */
export async function forgetLastRows(): Promise<void> {
  forget();
  await writing;
  await globalThis.caches?.delete(CACHE);
}

/** A value that could not be written is written when it is kept again. */
function forget(): void {
  stored.clear();
  waiting.clear();
}

const addressOf = (name: string): string => `/${name}`;
