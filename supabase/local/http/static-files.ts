import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { encode, negotiate, notModified, unencoded, type Encoded } from './encoded-body.ts';
import { withPageValues, type PageValues } from './page-values.ts';

/** The built app, served from memory. */
export interface StaticFiles {
  /** @returns null when there is nothing at that path: never index.html in place of a missing file */
  answer(request: Request): Promise<Response | null>;
}

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
/** Pages and workers decide what version of the app runs, so they are always asked for. */
const REVALIDATED = /\.(html|webmanifest)$|^\/(service-worker|sw)\.js$/;
const WITH_VALUES = /\.html$|^\/service-worker\.js$/;

/**
 * @param dist_dir output of the build; files with a `.br` and `.gz` beside them are served as compressed there
 * @returns null when there is none
 */
export function loadStaticFiles(dist_dir: string, values: PageValues): StaticFiles | null {
  if (!existsSync(dist_dir)) return null;
  const files = new Map<string, () => Promise<Encoded>>();
  for (const file of listFiles(dist_dir)) {
    const path = `/${relative(dist_dir, file).split(sep).join('/')}`;
    if (!/\.(br|gz)$/.test(path))
      files.set(
        path,
        once(() => load(file, path, values)),
      );
  }
  return {
    async answer(request) {
      const path = pathOf(request);
      const found = path === null ? undefined : (files.get(path) ?? files.get(pageOf(path)));
      if (path === null || !found) return null;
      const served = files.has(path) ? path : '/index.html';
      const headers = headersOf(served);
      const body = negotiate(await found(), request);
      return (
        notModified(body, request, headers) ??
        new Response(body.bytes, { headers: { ...headers, ...body.headers } })
      );
    },
  };
}

/** A path without a file is a place in the app, unless it looks like a file or an asset. */
function pageOf(path: string): string {
  return path.startsWith('/assets/') || /\.[a-z0-9]+$/i.test(path) ? '' : '/index.html';
}

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

async function load(file: string, path: string, values: PageValues): Promise<Encoded> {
  const bytes = readFileSync(file);
  if (WITH_VALUES.test(path)) {
    const text = withPageValues(bytes.toString('utf8'), values);
    return encode(Buffer.from(text), { quality: 11 });
  }
  if (!COMPRESSIBLE.test(TYPES[extname(path).toLowerCase()] ?? '')) return unencoded(bytes);
  const br = readIfThere(`${file}.br`);
  const gzip = readIfThere(`${file}.gz`);
  return br && gzip ? { ...unencoded(bytes), br, gzip } : encode(bytes, { quality: 5 });
}

function readIfThere(file: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    return null;
  }
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}
