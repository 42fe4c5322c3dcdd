import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf, type Keys } from './keys.ts';
import { closeToOthers } from './disk/close-to-others.ts';
import { holdDirectory, type DirectoryLock } from './directory-lock.ts';
import { writeDurably } from './disk/durable-write.ts';
import { removeDraft } from './draft.ts';
import { FIRST_DRAFT, makeFirstDatabase } from './first-database.ts';
import { DATABASE, MARK, MARK_TEXT, PICTURES, SNAPSHOT_DRAFT, strangersIn } from './layout.ts';
import { finishSwap } from './swap.ts';
import { fileError, RESTORE_A_BACKUP, StartError } from './start-error.ts';

/** A data directory held by this process: two processes on the same files would destroy them. */
export type DataDir = DirectoryLock & {
  path: string;
  /** The directory of PGlite's files: a complete database. */
  db_path: string;
  pictures_path: string;
  keys: Keys;
  /**
   * False: nothing says that the database was ever complete, and the operator wants to keep it all
   * the same.
   */
  is_marked: boolean;
  /** Called when a database without the mark has been read completely. */
  mark: () => void;
};

/** What a person has to ask for, because it could lose something. */
export type DataDirConsent = {
  /** Keep a database that has lost its mark, if it can be read completely. */
  keep_database?: boolean;
  /** Make new keys beside a database that has lost its own: everybody is signed out. */
  new_keys?: boolean;
};

/** PGlite's version of PostgreSQL, as the database records it. */
export const POSTGRES_VERSION = '17';

/**
 * Creates the directory when it is missing, and holds it.
 * @throws StartError when another process has it, or when it may contain data that would be lost
 */
export async function openDataDir(path: string, consent: DataDirConsent = {}): Promise<DataDir> {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    mustBeOurs(path);
    const lock = holdDirectory(path);
    try {
      return { ...(await open(path, consent)), ...lock };
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw fileError(error, path) ?? error;
  }
}

async function open(
  path: string,
  consent: DataDirConsent,
): Promise<Omit<DataDir, keyof DirectoryLock>> {
  closeToOthers(path);
  finishSwap(path);
  for (const draft of [FIRST_DRAFT, SNAPSHOT_DRAFT]) removeDraft(join(path, draft));
  const db_path = join(path, DATABASE);
  const mark = join(path, MARK);
  const is_new = !existsSync(db_path);
  if (is_new) mustHoldNothing(path);
  const is_marked = is_new || existsSync(join(db_path, MARK)) || existsSync(mark);
  if (!is_marked && !consent.keep_database) {
    throw new StartError(
      `${db_path}: nothing says that this database is complete: the file ${MARK} is missing.`,
      'Nothing was changed. Copy the directory, then start once with KEEP=1: the database is kept if it can be read whole. RESET=1 deletes it.',
    );
  }
  if (!is_new) mustBeOpenable(db_path);
  const keys = keysOf(path, { may_make: is_new || consent.new_keys === true });
  // After the keys: a start that is killed in between leaves keys and no database, and can be
  // repeated.
  if (is_new) await makeFirstDatabase(path);
  const writeMark = () => {
    for (const file of [join(db_path, MARK), mark]) {
      if (!existsSync(file)) writeDurably(file, MARK_TEXT);
    }
  };
  if (is_marked) writeMark();
  return {
    path,
    db_path,
    pictures_path: join(path, PICTURES),
    keys,
    is_marked,
    mark: writeMark,
  };
}

/** A home directory given by mistake must not become a data directory. */
export function mustBeOurs(path: string): void {
  const names = readdirSync(path);
  const strangers = strangersIn(path).filter((name) => !/^(\..*|lost\+found)$/.test(name));
  if (strangers.length === 0 || strangers.length < names.length) return;
  throw new StartError(
    `${path} is not a data directory: it holds ${strangers.slice(0, 3).join(', ')}.`,
    'Set DATA_DIR to an empty directory, or to one that is not there yet.',
  );
}

/**
 * A directory with traces of a database but no database has lost it, and an empty one would hide
 * that.
 */
function mustHoldNothing(path: string): void {
  const pictures = join(path, PICTURES);
  const traces = [
    ...(existsSync(join(path, MARK)) ? [MARK] : []),
    ...(existsSync(pictures) && readdirSync(pictures).length > 0 ? ['pictures/'] : []),
  ];
  if (traces.length === 0) return;
  throw new StartError(
    `${join(path, DATABASE)}: the database is missing, and ${traces.join(' and ')} say that there was one.`,
    'Put db/ back, or restore a backup: npm run restore -- FILE. RESET=1 starts with an empty one.',
  );
}

/** PGlite would write a new database over one without PG_VERSION. */
function mustBeOpenable(db_path: string): void {
  const file = join(db_path, 'PG_VERSION');
  if (!existsSync(file)) {
    throw new StartError(`${file}: is missing, so the database is not whole.`, RESTORE_A_BACKUP);
  }
  const version = readFileSync(file, 'utf8').trim();
  if (version === POSTGRES_VERSION) return;
  throw new StartError(
    `${file}: made by PostgreSQL ${version || 'of no version'}, and this is ${POSTGRES_VERSION}.`,
    'Start the version of the app that made it. Nothing was changed.',
  );
}
