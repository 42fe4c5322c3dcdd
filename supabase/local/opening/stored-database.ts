import { offerAdministration } from '../auth/administrators.ts';
import { newKeys, type Keys } from '../data-dir/keys.ts';
import { offerStillness } from '../backup/stillness.ts';
import { openControl } from '../control/control.ts';
import { openDataDir, type DataDirConsent } from '../data-dir/data-dir.ts';
import { openSharedDir } from '../data-dir/shared-dir.ts';
import {
  openDatabase,
  type DatabaseOptions,
  type FileDatabase,
  type OpenDatabase,
} from '../database/database.ts';
import { openPostgres } from '../database/postgres/open-postgres.ts';
import { readEverything } from '../database/read-everything.ts';

export type StoredDatabase = {
  db: OpenDatabase;
  /** The same with its files; null when a server of PostgreSQL has them. */
  files: FileDatabase | null;
  keys: Keys;
  /** Null keeps the pictures in memory. */
  pictures_dir: string | null;
};

export type StoredDatabaseOptions = {
  /** Null keeps everything in memory. */
  data_dir: string | null;
  /**
   * The database of a PostgreSQL server, instead of files of our own: postgres://…, of a superuser.
   * `data_dir` keeps the keys and the pictures then, and several processes may have it.
   */
  database_url?: string | undefined;
  data_dir_consent?: DataDirConsent | undefined;
  worn_after?: DatabaseOptions['worn_after'];
  limit_turns?: DatabaseOptions['limit_turns'];
  memory?: DatabaseOptions['memory'];
  /** The files from which a database in memory starts. */
  start_from?: Blob | null | undefined;
};

/**
 * Opens a data directory and the database in it. Both are closed with `parts`, the database first.
 */
export async function openStoredDatabase(
  {
    data_dir,
    database_url,
    data_dir_consent,
    worn_after,
    limit_turns,
    memory,
    start_from,
  }: StoredDatabaseOptions,
  parts: AsyncDisposableStack,
): Promise<StoredDatabase> {
  if (database_url !== undefined) {
    const db = await openPostgres(database_url, { limit_turns });
    parts.defer(db.close);
    if (data_dir === null) return { db, files: null, keys: newKeys(), pictures_dir: null };
    const shared = await db.inOneProcess('keys', async () =>
      openSharedDir(data_dir, {
        may_make: data_dir_consent?.new_keys === true || (await isUnused(db)),
      }),
    );
    return { db, files: null, ...shared };
  }
  if (data_dir === null) {
    const db = await openDatabase(null, { worn_after, memory, start_from });
    parts.defer(db.close);
    return { db, files: db, keys: newKeys(), pictures_dir: null };
  }
  const dir = await openDataDir(data_dir, data_dir_consent);
  parts.defer(dir.release);
  const db = await openDatabase(dir.db_path, { worn_after, limit_turns, memory });
  parts.defer(db.close);
  if (!dir.is_marked) {
    await readEverything(db);
    dir.mark();
  }
  parts.defer(await openControl(data_dir, { ...offerStillness(db), ...offerAdministration(db) }));
  const watch = setInterval(() => {
    if (!dir.isInPlace()) endAtOnce(data_dir);
  }, 1_000);
  watch.unref();
  parts.defer(() => clearInterval(watch));
  return { db, files: db, keys: dir.keys, pictures_dir: dir.pictures_path };
}

/** Nobody has been signed in to it, so new keys sign nobody out. */
async function isUnused(db: OpenDatabase): Promise<boolean> {
  const { rows } = await db.query<{ unused: boolean }>(
    `select to_regclass('qg_local.applied_files') is null as unused`,
  );
  return rows[0]?.unused === true;
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
