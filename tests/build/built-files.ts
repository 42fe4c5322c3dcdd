import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { brotli } from '../../tools/shipped/compress-dist.ts';

/** The files that the page of a built app requests, as paths like `assets/x.js`. */
export type PageFiles = {
  /** Module scripts: the app, and what Vite generates from its imports. */
  readonly entries: readonly string[];
  /** Classic scripts: they run before the first paint too. */
  readonly scripts: readonly string[];
  readonly preloaded: readonly string[];
  readonly styles: readonly string[];
};

export function pageFiles(dist: string): PageFiles {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const found = (tag: RegExp) => [...html.matchAll(tag)].map((match) => match[1]!.slice(1));
  return {
    entries: found(/<script type="module"[^>]* src="([^"]+)"/g),
    scripts: found(/<script src="([^"]+)"/g),
    preloaded: found(/<link rel="modulepreload"[^>]* href="([^"]+)"/g),
    styles: found(/<link rel="stylesheet"[^>]* href="([^"]+)"/g),
  };
}

/** These files and everything that they import before they can run. */
export function withImports(dist: string, files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    importsOf(join(dist, file))
      .map((path) => join('assets', path))
      .forEach(visit);
  };
  files.forEach(visit);
  return found;
}

/** A built file never changes, and parsing the libraries takes seconds. */
const known = new Map<string, readonly string[]>();
function importsOf(path: string): readonly string[] {
  const found = known.get(path) ?? staticImports(readFileSync(path, 'utf8'));
  known.set(path, found);
  return found;
}

function staticImports(code: string): string[] {
  return parseAst(code).body.flatMap((node) =>
    'source' in node && node.source && 'value' in node.source ? [String(node.source.value)] : [],
  );
}

/**
 * Bytes on the network: brotli at maximum quality, or uncompressed where compression is of no use.
 */
export async function transferSize(dist: string, file: string): Promise<number> {
  const path = join(dist, file);
  if (existsSync(`${path}.br`)) return readFileSync(`${path}.br`).byteLength;
  const bytes = readFileSync(path);
  return /\.(html|js)$/.test(file) ? (await brotli(bytes)).byteLength : bytes.byteLength;
}

export async function totalSize(dist: string, files: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const file of files) sum += await transferSize(dist, file);
  return sum;
}
