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

/**
 * A directory that is made once and then copied. Test files that start at the same time each make
 * one, and the first is kept.
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
  const draft = `${dir}.${randomUUID()}`;
  mkdirSync(draft, { recursive: true });
  await make(draft);
  try {
    renameSync(draft, dir);
  } catch (error) {
    if (!existsSync(dir)) throw error;
    rmSync(draft, { recursive: true });
  }
  forgetOld(all, dir);
  return dir;
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
