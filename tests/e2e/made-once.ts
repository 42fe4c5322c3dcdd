import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'qg');

/** Another process may still be making it, or copying it. */
const IN_USE_MS = 3_600_000;

/** A process that still holds the lock then has died: to make a directory takes six seconds. */
const GIVEN_UP_MS = 120_000;

/**
 * A directory that is made once and then copied. Test files that start at the same time wait for the
 * one that makes it.
 * @param name changes with everything that the content depends on
 * @returns its path
 */
export async function madeOnce(
  kind: 'data' | 'disks',
  name: string,
  make: (draft: string) => Promise<void>,
): Promise<string> {
  const all = join(CACHE, kind);
  const dir = join(all, name);
  if (existsSync(dir)) {
    utimesSync(dir, new Date(), new Date());
    return dir;
  }
  mkdirSync(all, { recursive: true });
  const lock = `${dir}.lock`;
  if (!(await takesLock(lock, () => existsSync(dir)))) return dir;
  const draft = `${dir}.${randomUUID()}`;
  mkdirSync(draft);
  try {
    await make(draft);
    renameSync(draft, dir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(dir)) throw error;
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
  forgetOld(all, dir);
  return dir;
}

/** @returns true when this process has the lock; false when another one has made the directory */
async function takesLock(lock: string, isMade: () => boolean): Promise<boolean> {
  for (;;) {
    if (isMade()) return false;
    try {
      mkdirSync(lock);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // a full disk, for one
      const taken_at = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - taken_at > GIVEN_UP_MS) rmSync(lock, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

function forgetOld(all: string, current: string): void {
  const isOld = (path: string) => {
    const used_at = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    return Date.now() - used_at > IN_USE_MS;
  };
  for (const other of readdirSync(all).map((name) => join(all, name))) {
    if (other !== current && isOld(other)) rmSync(other, { recursive: true, force: true });
  }
}
