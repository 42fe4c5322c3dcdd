import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { boundedCache } from '#served/bounded-cache.ts';
import { accepts, negotiate, type Encoded, type Negotiated } from '../encoded-body.ts';
import type { EarlierAssets } from './earlier-assets.ts';

/**
 * Sends what changed in an asset instead of the asset (Compression Dictionary Transport, RFC 9842):
 * a client keeps each asset as a dictionary for the later ones of the same name, and tells which one
 * it has. An update of one source file is 7 kB then, in place of 67: the phone asks for no asset in
 * which only the names of others changed (sw/files/renamed-files.ts).
 */
export type Dictionaries = {
  /** The smallest encoding that the request accepts, with its headers. */
  negotiate(path: string, body: Encoded, request: Request): Promise<Negotiated>;
};

/** An asset's name without its hash, with which a client's dictionary is found again. */
const ASSET = /^\/assets\/([\w.-]+)-([\w-]{8})(\.\w+)$/;
/** The `Dictionary-ID` that the client got with its dictionary: the hash in that asset's name. */
const ID = /^"([\w-]{8})"$/;
/** Before the compressed bytes stand eight that never change, and the dictionary's SHA-256. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
/** Half a millisecond for an asset; the highest level takes eight times as long for 1 % less. */
const LEVEL = 9;
/** 100 bytes to 6 kB each, and never more than the whole asset. */
const MOST = 500;

type Changes = {
  /** What a client that has the dictionary sends as `Available-Dictionary`. */
  dictionary: string;
  bytes: Uint8Array<ArrayBuffer>;
};

const zstd = promisify(zstdCompress);

/** @param earlier has the dictionaries; with null everything is sent whole */
export function openDictionaries(earlier: EarlierAssets | null): Dictionaries {
  const kept = boundedCache<Changes | null>(MOST);

  /** @returns null when there is no such dictionary, or when it is of no use */
  async function changes(since: string, { identity, br }: Encoded): Promise<Changes | null> {
    const dictionary = await earlier?.read(since);
    if (!dictionary || !br) return null;
    const hash = createHash('sha256').update(dictionary).digest();
    const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
    const bytes = Buffer.concat([MAGIC, hash, await zstd(identity, { dictionary, params })]);
    if (bytes.byteLength >= br.byteLength) return null;
    return { dictionary: `:${hash.toString('base64')}:`, bytes };
  }

  return {
    async negotiate(path, body, request) {
      const { bytes, headers: of_whole } = negotiate(body, request);
      const [, name, hash, extension] = ASSET.exec(path) ?? [];
      // what compresses badly is sent whole
      if (!earlier || !hash || !body.br) return { bytes, headers: of_whole };
      const headers = {
        ...of_whole,
        vary: 'accept-encoding, available-dictionary',
        'use-as-dictionary': `match="/assets/${name}-*${extension}", id="${hash}"`,
      };
      const id = ID.exec(request.headers.get('dictionary-id') ?? '')?.[1];
      const since = `/assets/${name}-${id}${extension}`;
      // one that is missing may be kept later, so this is no part of what is cached
      if (!id || !accepts(request, 'dcz') || !earlier.has(since)) return { bytes, headers };
      const found = await kept
        .get(`${since} ${path}`, () => changes(since, body))
        .catch((error: unknown) => console.error('changes of', path, error));
      // the id may name an asset of another server
      if (found?.dictionary !== request.headers.get('available-dictionary'))
        return { bytes, headers };
      const of_changes = {
        etag: `W/${of_whole['etag']}`, // weak: other bytes of the same content
        'content-encoding': 'dcz',
        'content-length': String(found.bytes.byteLength),
      };
      return { bytes: found.bytes, headers: { ...headers, ...of_changes } };
    },
  };
}
