import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

/** The files that are bundled, and the settings of the bundler. */
const BUNDLED = [
  'src',
  'sync',
  'sw',
  'public',
  'index.html',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** The programs that bundle them, with every module of ours that these import. */
const TOOLS = ['tools/build.ts', 'vite.config.ts'];

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'((?:\.{1,2}\/|#)[^']+)'/g;

/**
 * Two builds from files of the same names and content have the same hash. @throws when a file is
 * missing
 */
export function buildHash(root: string): string {
  const hash = createHash('sha256');
  for (const file of buildInputs(root)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Every file on which a build depends, sorted. The modules of the build are found by their imports,
 * because a list of them is wrong as soon as one moves. @throws when a file is missing
 */
export function buildInputs(root: string): string[] {
  const found = new Set(BUNDLED.flatMap((path) => filesOf(root, path)));
  const open = TOOLS.map((path) => join(root, path));
  for (const file of open) {
    const path = relative(root, file);
    if (found.has(path)) continue;
    found.add(path);
    const { resolve } = createRequire(file);
    for (const [, name] of readFileSync(file, 'utf8').matchAll(IMPORT)) open.push(resolve(name!));
  }
  return [...found].toSorted();
}

/** The route tree is written by the build itself. */
const IS_LEFT_OUT = /\.test\.tsx?$|\.gen\.ts$/;

function filesOf(root: string, path: string): string[] {
  const full = join(root, path);
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !IS_LEFT_OUT.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}
