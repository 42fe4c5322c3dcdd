import { offerAdministrators } from '../auth/administrators.ts';
import { newKeys, type Keys } from '../auth/keys.ts';
import { offerStillness } from '../backup/stillness.ts';
import { openControl } from '../control/control.ts';
import { openDataDir, type DataDirConsent } from '../data-dir/data-dir.ts';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from './database.ts';
import { readEverything } from './read-everything.ts';

export interface StoredDatabase {
  db: OpenDatabase;
  keys: Keys;
  /** Null keeps the pictures in memory. */
  pictures_dir: string | null;
}

export interface StoredDatabaseOptions {
  /** Null keeps everything in memory. */
  data_dir: string | null;
  data_dir_consent?: DataDirConsent | undefined;
  worn_after?: DatabaseOptions['worn_after'];
  limit_turns?: DatabaseOptions['limit_turns'];
  memory?: DatabaseOptions['memory'];
  /** The files from which a database in memory starts. */
  start_from?: Blob | null | undefined;
}

/**
 * Opens a data directory and the database in it. Both are closed with `parts`, the database first.
 */
export async function openStoredDatabase(
  {
    data_dir,
    data_dir_consent,
    worn_after,
    limit_turns,
    memory,
    start_from,
  }: StoredDatabaseOptions,
  parts: AsyncDisposableStack,
): Promise<StoredDatabase> {
  if (data_dir === null) {
    const db = await openDatabase(null, { worn_after, memory, start_from });
    parts.defer(db.close);
    return { db, keys: newKeys(), pictures_dir: null };
  }
  const dir = await openDataDir(data_dir, data_dir_consent);
  parts.defer(dir.release);
  const db = await openDatabase(dir.db_path, { worn_after, limit_turns, memory });
  parts.defer(db.close);
  if (!dir.is_marked) {
    await readEverything(db);
    dir.mark();
  }
  parts.defer(await openControl(data_dir, { ...offerStillness(db), ...offerAdministrators(db) }));
  const watch = setInterval(() => {
    if (!dir.isInPlace()) endAtOnce(data_dir);
  }, 1_000);
  watch.unref();
  parts.defer(() => clearInterval(watch));
  return { db, keys: dir.keys, pictures_dir: dir.pictures_path };
}

/**
 * The database is not closed: its files are found by their path, and another process may own that
 * path by now.
 */
function endAtOnce(data_dir: string): never {
  console.error(
    `${data_dir} was moved or deleted while the server ran, so the server ends.\n` +
      'Put it back or restore a backup, then start again.',
  );
  process.exit(1);
}
