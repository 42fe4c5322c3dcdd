import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileError, StartError } from './start-error.ts';

/** A directory that only this process may use. */
export type DirectoryLock = {
  /**
   * False when the directory was moved or deleted meanwhile, so that another process may have the
   * one with that name.
   */
  isInPlace: () => boolean;
  release: () => void;
};

/** The directory is used by another process, or by this one already. */
export class DirectoryInUse extends StartError {
  constructor(path: string) {
    super(
      `${path} is in use by another process.`,
      'Stop that one, or set DATA_DIR to another directory.',
    );
  }
}

/** The name of the lock file. It is empty, and must not be moved while a server runs. */
export const LOCK_FILE = 'lock';

/**
 * Two processes that start at the same moment wait for each other this long, so that one of them
 * wins. Unit: ms.
 */
const OTHERS_MAY_TAKE_MS = 500;

const SQLITE_BUSY = 5;

/**
 * Holds the directory by an exclusive SQLite transaction on a file in it, because Node has no file
 * locks. The system releases the lock when the process dies, in whatever way. It is the same lock
 * for every path to the directory, every user, every TMPDIR and every container on the machine.
 * @throws DirectoryInUse
 */
export function holdDirectory(path: string): DirectoryLock {
  const file = join(path, LOCK_FILE);
  mustBeWritable(path); // an existing lock file can be locked without this right, but the later writes would fail
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: OTHERS_MAY_TAKE_MS });
    lock.exec('pragma journal_mode = memory; begin exclusive'); // without a journal file beside it
  } catch (error) {
    lock?.close();
    const { errcode } = error as { errcode?: number };
    if (errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY) throw new DirectoryInUse(path);
    if (existsSync(file)) mustBeWritable(file); // SQLite does not say which reason it was
    throw new StartError(
      `${file}: the directory can't be locked (${(error as Error).message}).`,
      'Set DATA_DIR to a directory on a disk of this machine: not every network share has locks.',
      error,
    );
  }
  const held = lock;
  HELD.add(held);
  const { ino } = statSync(file);
  return {
    isInPlace: () => statSync(file, { throwIfNoEntry: false })?.ino === ino,
    release: () => {
      HELD.delete(held);
      held.close();
    },
  };
}

/** Node closes a connection without references, and the lock would be released. */
const HELD = new Set<DatabaseSync>();

function mustBeWritable(path: string): void {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw fileError(error, path) ?? error;
  }
}
