import { PrecacheController } from 'workbox-precaching';
import { withLastRows } from './last-page.ts';
import { renamedFiles } from './renamed-files.ts';
import { answeredBy } from './requests.ts';
import { noteActivated, noteInCharge, noteInstalling } from './versions.ts';
import { readNotificationWords } from '#sync/identity/notification-words.ts';
import { shared } from '../owner.ts';
import { worker } from '../worker-scope.ts';

const CACHE = 'qg-app';
const PAGE = '/index.html';

const precache = new PrecacheController({
  cacheName: CACHE,
  plugins: [
    {
      // a captive portal's answer, or a file of another build, makes the whole installation fail;
      // the browser tries again later
      cacheWillUpdate: async ({ request, response }) =>
        (await isOurs(new URL(request.url).pathname, response)) ? response : null,
    },
  ],
});
precache.addToCacheList([...__QG_PRECACHE__]);

/**
 * Downloads what this version needs and the cache lacks. If a single file fails, the version is not
 * installed, and the next try downloads only what failed: Workbox alone stops at the first failure,
 * so on a bad network every file would have to arrive at the first try.
 */
export async function installVersion(event: ExtendableEvent): Promise<void> {
  await noteInstalling(__QG_BUILD__, everyKey());
  await storeMissing().catch(() => undefined); // there is no room: what follows fails at it too, and reports it
  await precache.install(event);
  // Workbox has tried again what failed, and knows of no language; the person may have chosen another meanwhile
  if (!(await storeMissing()))
    throw new Error("the texts of this person's language did not arrive");
}

/**
 * Downloads again what this version needs and the cache lacks: a browser, or a person, emptied the
 * cache, and the app would no longer open offline. Files that the server has only of another build
 * are left to that build's installation.
 * @returns `full` when there is no room
 */
export async function repairVersion(): Promise<'whole' | 'full' | 'unreachable'> {
  if ((await missingFiles()).length === 0) return 'whole';
  try {
    // the list of versions may have been deleted too
    await noteInCharge(__QG_BUILD__, everyKey());
    return (await storeMissing()) ? 'whole' : 'unreachable';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
    throw error;
  }
}

/** The files of this version, with all its languages: what is here of them stays. */
const everyKey = (): string[] => [
  ...precache.getURLsToCacheKeys().values(),
  ...Object.values(__QG_LANGUAGES__).map(({ url }) => absolute(url)),
];

const absolute = (path: string): string => new URL(path, worker.location.origin).href;

/**
 * What a device downloads: of the languages beside Portuguese only the one that its person reads.
 *
 * @returns address and key in the cache of each that is not there
 */
async function missingFiles(): Promise<[url: string, key: string][]> {
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => url));
  const words = await readNotificationWords(shared).catch(() => null);
  const language = words && __QG_LANGUAGES__[words.lang];
  const needed = [...precache.getURLsToCacheKeys()];
  if (language) needed.push([absolute(language.url), absolute(language.url)]);
  return needed.filter(([, key]) => !here.has(key));
}

/** A browser sends a server six requests at a time over HTTP/1.1: two are left to a page. */
const SIDE_BY_SIDE = 4;

/** @returns whether nothing is missing any more */
async function storeMissing(): Promise<boolean> {
  const cache = await caches.open(CACHE);
  const missing = await missingFiles();
  const renamed = await renamedFiles(cache, [
    ...__QG_PRECACHE__,
    ...Object.values(__QG_LANGUAGES__),
  ]);
  let left = missing.length;
  const files = missing.values();
  const store = async () => {
    for (const [url, key] of files) {
      const response = (await renamed(url)) ?? (await downloaded(url));
      if (!response) continue;
      await cache.put(key, response);
      left -= 1;
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, store)).catch((error: unknown) => {
    missing.length = 0; // where there is no room for one file, the others are not tried
    throw error;
  });
  return left === 0;
}

/** @returns null when it did not arrive, or is not ours */
async function downloaded(url: string): Promise<Response | null> {
  const response = await fetch(url, { cache: 'no-cache', priority: 'low' }).catch(() => null);
  return response && (await isOurs(new URL(url).pathname, response)) ? response : null;
}

/** Deletes the files that neither this version nor the previous one needs. */
export async function letGoOfOldVersions(): Promise<void> {
  const versions = await noteActivated(__QG_BUILD__);
  const needed = new Set(versions.flatMap(({ files }) => files));
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) if (!needed.has(url)) await cache.delete(url);
}

/**
 * Answers from the cache, without the network. A navigation is always answered from the cache, so a
 * navigation preload would bring nothing. The page keeps the security headers with which it was
 * fetched.
 * @returns undefined when the request is not for the cache
 */
export function answerFromCache(request: Request): Promise<Response> | undefined {
  const facts = {
    method: request.method,
    mode: request.mode,
    url: request.url,
    authorized: request.headers.has('authorization'),
  };
  switch (answeredBy(facts, worker.location.origin)) {
    case 'page':
      return withLastRows(
        precache.matchPrecache(PAGE).then((page) => page ?? fetch(request)),
        request.url,
      );
    case 'file':
      return isKnown(request.url) ? fileFromCache(request) : undefined;
    case 'network':
      return undefined;
  }
}

/** A file of this version, or under /assets, where the previous version has its files too. */
const isKnown = (url: string): boolean =>
  precache.getCacheKeyForURL(url) !== undefined || new URL(url).pathname.startsWith('/assets/');

async function fileFromCache(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const key = precache.getCacheKeyForURL(request.url) ?? request.url;
  return (await cache.match(key, { ignoreVary: true })) ?? fetch(request);
}

async function isOurs(path: string, response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false;
  const type = response.headers.get('content-type') ?? '';
  if (path !== PAGE) return !type.startsWith('text/html');
  return (await response.clone().text()).includes(`content="${__QG_BUILD__}"`);
}
