import type { AppFile } from '../worker-scope.ts';
import { headersOf } from './last-page.ts';

/** The name of an asset, in an address and in the files that import it. */
const NAME = /\/([\w.-]+)-[\w-]{8}(\.\w+)/g;

/** What an asset is called in every version (tools/chunks/chunk-names.ts). */
const lasting = (name: string): string => name.replace(NAME, '/$1$2');
const nameIn = (url: string): string => url.slice(url.lastIndexOf('/'));

/**
 * Writes files of this version from those of an earlier one. The hash in a name changes with every
 * file behind it, so after a change of one source file most files are new by nothing but the names in
 * them: a phone need not download these, whatever its browser and the server.
 * @param files all files of this version
 */
export async function renamedFiles(cache: Cache, files: readonly AppFile[]) {
  const names = new Map(files.map(({ url }) => [lasting(nameIn(url)), nameIn(url)]));
  const digests = new Map(files.map(({ url, digest }) => [nameIn(url), digest]));
  const cached = Map.groupBy(await cache.keys(), ({ url }) => lasting(nameIn(url)));

  /** @returns null when the file is not an earlier one with other names in it */
  return async (url: string): Promise<Response | null> => {
    const digest = digests.get(nameIn(url));
    if (digest === undefined) return null;
    for (const key of cached.get(lasting(nameIn(url))) ?? []) {
      const earlier = await cache.match(key, { ignoreVary: true });
      if (!earlier) continue;
      const text = await earlier.text();
      const bytes = new TextEncoder().encode(
        text.replace(NAME, (name) => names.get(lasting(name)) ?? name),
      );
      if ((await digestOf(bytes)) === digest) {
        return new Response(bytes, { headers: headersOf(earlier) });
      }
    }
    return null;
  };
}

async function digestOf(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash.subarray(0, 6)));
}
