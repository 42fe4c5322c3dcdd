import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * One version of the built app: all its files in memory, so that later changes of its folder do not
 * affect it.
 */
export type AppVersion = {
  /** Bytes by path, like `/assets/x.js`; `/assets/x.js.br` is the same compressed. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Identifies a state of the folder; null when the folder has no list. */
  stamp: string | null;
};

/**
 * The list of a build's files with their SHA-256, written last (tools/shipped/seal-dist.ts): a
 * folder that does not match it is half copied, or a mix of two versions. A folder without a list
 * is read as it is, once.
 */
export const LIST_OF_FILES = '.files.json';

/** The folder is being written, or a file of it was changed. */
export class NotWhole extends Error {}

/** @returns null when the folder has no list, or does not exist */
export function stampOf(dist_dir: string): string | null {
  const list = statSync(join(dist_dir, LIST_OF_FILES), { throwIfNoEntry: false });
  return list ? `${list.ino} ${list.size} ${list.mtimeMs}` : null;
}

/**
 * Reads a complete version.
 * @returns null when there is no such folder
 * @throws NotWhole when its files do not match its list
 */
export async function readVersion(dist_dir: string): Promise<AppVersion | null> {
  if (!existsSync(dist_dir)) return null;
  const stamp = stampOf(dist_dir);
  const list =
    stamp === null ? null : await orNotWhole(readFile(join(dist_dir, LIST_OF_FILES), 'utf8'));
  const files = new Map<string, Uint8Array>();
  for (const file of await orNotWhole(listFiles(dist_dir))) {
    const path = `/${relative(dist_dir, file).split(sep).join('/')}`;
    if (path !== `/${LIST_OF_FILES}`) files.set(path, await orNotWhole(readFile(file)));
  }
  if (list !== null) check(files, list, dist_dir);
  return { files, stamp };
}

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

function check(files: ReadonlyMap<string, Uint8Array>, list: string, dist_dir: string): void {
  const wanted = readList(list);
  for (const [path, hash] of wanted) {
    const bytes = files.get(path);
    if (!bytes || hashOf(bytes) !== hash) {
      throw new NotWhole(
        `${dist_dir} is not a whole build: ${path} is ${bytes ? 'another' : 'missing'}. Build or copy it again.`,
      );
    }
  }
}

function readList(text: string): [path: string, hash: string][] {
  try {
    return Object.entries(JSON.parse(text) as Record<string, string>);
  } catch {
    throw new NotWhole('The list of files is half written');
  }
}

/** Turns the error for a file that disappeared during reading into NotWhole. */
async function orNotWhole<T>(reading: Promise<T>): Promise<T> {
  return reading.catch((cause: unknown) => {
    throw new NotWhole(cause instanceof Error ? cause.message : String(cause), { cause });
  });
}

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
