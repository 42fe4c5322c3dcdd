import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppVersion } from '../app-version.ts';

/**
 * The `/assets` of earlier versions, for pages that were loaded from them. File names contain the
 * hash of their content.
 */
export type EarlierAssets = {
  /** Keeps the files of the served version, for 30 days from the last call. */
  keep(version: AppVersion): Promise<void>;
  has(path: string): boolean;
  /** @returns null when there is no such file */
  read(path: string): Promise<Uint8Array | null>;
};

/** How long a page may stay open, or be cached, and still find its files. */
const KEPT_MS = 30 * 86_400_000;
/** A file in `/assets` without a subfolder, so that a request never leaves the folder. */
const ASSET = /^\/assets\/([\w-][\w.-]*)$/;

/** @param dir a folder of its own, created when it is missing */
export function openEarlierAssets(dir: string, now_ms: () => number): EarlierAssets {
  mkdirSync(dir, { recursive: true, mode: 0o700 });

  function sweep(): void {
    for (const name of readdirSync(dir)) {
      const file = join(dir, name);
      const kept_ms = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
      if (kept_ms < now_ms() - KEPT_MS) rmSync(file, { force: true });
    }
  }

  /** @returns null when it is not kept */
  function fileOf(path: string): string | null {
    const name = ASSET.exec(path)?.[1];
    return name !== undefined && existsSync(join(dir, name)) ? join(dir, name) : null;
  }

  return {
    has: (path) => fileOf(path) !== null,
    async keep({ files }) {
      const now = new Date(now_ms());
      for (const [path, bytes] of files) {
        const name = ASSET.exec(path)?.[1];
        if (name === undefined) continue;
        const file = join(dir, name);
        if (statSync(file, { throwIfNoEntry: false })?.size !== bytes.byteLength) {
          await writeFile(`${file}.draft`, bytes, { mode: 0o600 });
          await rename(`${file}.draft`, file);
        }
        utimesSync(file, now, now);
      }
      sweep();
    },
    async read(path) {
      const file = fileOf(path);
      return file === null ? null : readFile(file);
    },
  };
}
