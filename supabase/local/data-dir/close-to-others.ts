import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/**
 * Whoever may not enter a directory reads nothing in it, whatever the modes below, so this holds for the files
 * that PGlite makes too. What is ours is closed as well, for the day on which it is copied elsewhere. Whatever the
 * umask, and for directories that were made before.
 */
export function closeToOthers(path: string): void {
  if (process.platform === 'win32') return; // there the rights of the directory above are inherited
  tighten(path, 0o700);
  for (const name of readdirSync(path)) closeEntry(join(path, name));
}

function closeEntry(path: string): void {
  const entry = lstatSync(path);
  if (entry.isFile()) tighten(path, 0o600);
  if (!entry.isDirectory() || !tighten(path, 0o700)) return;
  for (const name of readdirSync(path)) closeEntry(join(path, name));
}

/** @returns whether it was open */
function tighten(path: string, mode: number): boolean {
  const open = (lstatSync(path).mode & 0o777 & ~mode) !== 0;
  if (!open) return false;
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((lstatSync(path).mode & 0o007) === 0) return false; // a group of its owner's choice, and no stranger
    throw new StartError(
      `${path} is open to everybody on this machine, and belongs to somebody else.`,
      `Let its owner run: chmod -R go-rwx '${path}'`,
      error,
    );
  }
  return true;
}
