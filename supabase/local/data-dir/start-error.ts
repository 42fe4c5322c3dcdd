/**
 * Why the backend does not start, for the person who starts it: what is wrong, where, and what to
 * do. One or two lines; the commands print it without a stack.
 */
export class StartError extends Error {
  constructor(what: string, what_to_do: string, cause?: unknown) {
    super(`${what}\n${what_to_do}`, { cause });
  }
}

/** What to do when files of the database are damaged. */
export const RESTORE_A_BACKUP =
  'Nothing was changed. Keep a copy of the directory, and restore a backup: npm run restore -- FILE';

/** File system errors in words. @returns null for any other error */
export function fileError(error: unknown, path: string): StartError | null {
  const { code, path: file = path } = error as NodeJS.ErrnoException;
  const remedy = REMEDIES[code ?? ''];
  return remedy ? new StartError(`${file}: ${remedy[0]}.`, remedy[1], error) : null;
}

const WHO = 'Give the user that starts the server the right to write there, or set DATA_DIR.';
const REMEDIES: Record<string, readonly [what: string, what_to_do: string]> = {
  EACCES: ['may not be read or written', WHO],
  EPERM: ['may not be read or written', WHO],
  EROFS: ['lies on a file system that is read-only', 'Mount it for writing, or set DATA_DIR.'],
  ENOSPC: ['there is no space left', 'Make room on that disk, then start again: nothing is lost.'],
  EDQUOT: ['there is no space left', 'Make room for this user, then start again: nothing is lost.'],
  ENOTDIR: ['is not a directory', 'Set DATA_DIR to a directory.'],
  EEXIST: ['is not a directory', 'Set DATA_DIR to a directory.'],
  EISDIR: [
    'is a directory, and no file',
    'Nothing was changed. Move it elsewhere, and put the file back from a backup.',
  ],
  ENOENT: ['is not there', 'Make that directory, or set DATA_DIR.'],
  ELOOP: ['is a link to itself', 'Set DATA_DIR to a directory.'],
  EIO: ['the disk does not answer', 'Look at the disk, and keep a copy of the directory.'],
};
