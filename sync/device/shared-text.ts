/**
 * A text that somebody shared into the app from another one. The service worker takes it, because it
 * comes with a POST; the page finds it here, also after a sign-in. It stays until it is used, replaced
 * or discarded, or the person signs out. A browser without room, or without caches, keeps nothing.
 */
const CACHE = 'qg-shared';
const ADDRESS = '/qg.shared';

/** Where shared texts go: the action in public/manifest.webmanifest. */
export const SHARE_PATH = '/share';

export async function keepSharedText(text: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(ADDRESS, new Response(text));
}

/** @returns '' when there is none */
export async function sharedText(): Promise<string> {
  const found = await globalThis.caches?.match(ADDRESS, { cacheName: CACHE });
  return found ? found.text() : '';
}

export async function forgetSharedText(): Promise<void> {
  await globalThis.caches?.delete(CACHE);
}
