import { extname } from 'node:path';
import { isFilePath } from '#served/pages/screen-routes.ts';
import type { AppVersion } from './app-version.ts';
import { followVersions } from './current-version.ts';
import { openDictionaries } from './earlier/dictionaries.ts';
import { openEarlierAssets, type EarlierAssets } from './earlier/earlier-assets.ts';
import { encode, unencoded, type Encoded } from './encoded-body.ts';
import { withPageValues, type PageValues } from './page-values.ts';
import { appPage, type ServedPages } from './served-pages.ts';

/** The built app, served from memory. */
export type StaticFiles = {
  /**
   * @returns null when there is no file at that path: never index.html in place of a missing file
   */
  answer(request: Request): Promise<Response | null>;
  stop(): void;
};

/** The tables of mrmime and Hono lack our map files, or name no character set. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.geojson': 'application/geo+json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pbf': 'application/x-protobuf',
  '.pmtiles': 'application/octet-stream',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|geo|wasm|x-protobuf)|image\/svg)/;
/** Pages and workers decide which version of the app runs, so they are always revalidated. */
const REVALIDATED = /\.(html|webmanifest)$|^\/(service-worker|sw)\.js$/;
const WITH_VALUES = /\.html$|^\/service-worker\.js$/;

export type StaticFilesOptions = {
  values: PageValues;
  /** Where earlier assets are kept; null keeps none. */
  assets_dir: string | null;
  now_ms: () => number;
  /** Writes content into the app's page. */
  pages: ServedPages;
};

/**
 * Serves the version in the folder, and a newer one as soon as a deployment is complete: a page and
 * a service worker always belong to one version. The `/assets` of earlier versions stay for 30
 * days.
 *
 * A library like sirv streams each file from the folder, with headers that it computed at the start:
 * in the middle of a deployment a page and its worker would be of two versions. It would be left
 * with pictures and fonts, because pages are written for each request and encodings are made here.
 * @param dist_dir output of the build; files with a `.br` and `.gz` beside them are served with
 * that compression
 * @throws NotWhole when the folder holds an incomplete version
 */
export async function openStaticFiles(
  dist_dir: string,
  { values, assets_dir, now_ms, pages }: StaticFilesOptions,
): Promise<StaticFiles> {
  const earlier = assets_dir === null ? null : openEarlierAssets(assets_dir, now_ms);
  const dictionaries = openDictionaries(earlier);
  const current = await followVersions(dist_dir, {
    earlier,
    prepare: (version) => ({
      files: encodedFiles(version, values),
      app: appPage(version, values),
    }),
  });
  return {
    stop: () => current.stop(),
    async answer(request) {
      const path = pathOf(request);
      const version = current.get();
      if (path === null || !version) return null;
      const { files, app } = version;
      const page = app && (await pages.answer(request, app));
      if (page) return page;
      const served = files.has(path) ? path : pageOf(path);
      const body = await (files.get(served)?.() ?? earlierAsset(earlier, path));
      if (!body) return null;
      const headers = headersOf(served || path);
      const negotiated = await dictionaries.negotiate(served || path, body, request);
      return new Response(negotiated.bytes, { headers: { ...headers, ...negotiated.headers } });
    },
  };
}

/** Each file of a version in every encoding, made at the first request. */
function encodedFiles(
  { files }: AppVersion,
  values: PageValues,
): Map<string, () => Promise<Encoded>> {
  const encoded = new Map<string, () => Promise<Encoded>>();
  for (const path of files.keys()) {
    if (isTwin(path)) continue;
    encoded.set(
      path,
      once(() => encodedFile(path, files, values)),
    );
  }
  return encoded;
}

/** Not cached, because few are requested. */
async function earlierAsset(earlier: EarlierAssets | null, path: string): Promise<Encoded | null> {
  if (!earlier || isTwin(path)) return null;
  const bytes = await earlier.read(path);
  if (!bytes) return null;
  const br = await earlier.read(`${path}.br`);
  const gzip = await earlier.read(`${path}.gz`);
  return { ...unencoded(bytes), br: br && new Uint8Array(br), gzip: gzip && new Uint8Array(gzip) };
}

const isTwin = (path: string): boolean => /\.(br|gz)$/.test(path);

/** A path without a file is a screen of the app, unless it looks like a file or an asset. */
const pageOf = (path: string): string => (isFilePath(path) ? '' : '/index.html');

function pathOf(request: Request): string | null {
  try {
    const path = decodeURIComponent(new URL(request.url).pathname);
    return path === '/' ? '/index.html' : path;
  } catch {
    return null;
  }
}

function headersOf(path: string): Record<string, string> {
  const cache = path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : REVALIDATED.test(path)
      ? 'no-cache'
      : 'public, max-age=3600';
  return {
    'content-type': TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
    'cache-control': cache,
    ...(path === '/service-worker.js' ? { 'service-worker-allowed': '/' } : {}),
  };
}

async function encodedFile(
  path: string,
  files: AppVersion['files'],
  values: PageValues,
): Promise<Encoded> {
  const bytes = files.get(path)!;
  if (WITH_VALUES.test(path)) {
    const text = withPageValues(Buffer.from(bytes).toString('utf8'), values);
    return encode(Buffer.from(text), { quality: 11 });
  }
  if (!COMPRESSIBLE.test(TYPES[extname(path).toLowerCase()] ?? '')) return unencoded(bytes);
  const br = files.get(`${path}.br`);
  const gzip = files.get(`${path}.gz`);
  return br && gzip
    ? { ...unencoded(bytes), br: new Uint8Array(br), gzip: new Uint8Array(gzip) }
    : encode(bytes, { quality: 5 });
}

/** Runs once; after a failure the next caller tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    }));
}
