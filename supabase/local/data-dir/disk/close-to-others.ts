import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/**
 * A person without access to a directory can read nothing in it, whatever the modes of the files in
 * it. So this protects the files that PGlite creates too. Our own files are closed as well, in case
 * they are copied elsewhere. It ignores the umask, and corrects existing directories.
 */
export function closeToOthers(path: string): void {
  // on Windows the rights of the parent directory are inherited
  if (process.platform === 'win32') return;
  tighten(path, 0o700);
  for (const name of readdirSync(path)) closeEntry(join(path, name));
}

function closeEntry(path: string): void {
  const entry = lstatSync(path);
  if (entry.isFile()) tighten(path, 0o600);
  if (!entry.isDirectory() || !tighten(path, 0o700)) return;
  for (const name of readdirSync(path)) closeEntry(join(path, name));
}

/** @returns whether it was open to others */
function tighten(path: string, mode: number): boolean {
  const open = (lstatSync(path).mode & 0o777 & ~mode) !== 0;
  if (!open) return false;
  try {
    chmodSync(path, mode);
  } catch (error) {
    // its owner may have given a group access; only strangers are kept out
    if ((lstatSync(path).mode & 0o007) === 0) return false;
    throw new StartError(
      `${path} is open to everybody on this machine, and belongs to somebody else.`,
      `Let its owner run: chmod -R go-rwx '${path}'`,
      error,
    );
  }
  return true;
}
