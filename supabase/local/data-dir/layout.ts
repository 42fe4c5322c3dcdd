import { readdirSync } from 'node:fs';

/** The names in a data directory. */
export const DATABASE = 'db';
export const PICTURES = 'pictures';
/**
 * The app's assets of earlier versions, served for 30 days. Not part of a backup, because a build
 * makes them.
 */
export const EARLIER_ASSETS = 'earlier-assets';
export const KEYS = 'keys.json';
/** Keys and pictures of a database that a PostgreSQL server keeps (`shared-dir.ts`). */
export const SHARED = 'postgres';

/** What the next start completes or removes when a command was killed. */
export const SNAPSHOT_DRAFT = 'snapshot.draft';
export const RESTORE_DRAFT = 'restore.draft';
export const SWAP_JOURNAL = 'restore.json';

/**
 * Marks the database as complete. It lies beside db/ and inside it, so that a copy of db/ alone is
 * recognised too.
 */
export const MARK = 'initialised';
export const MARK_TEXT = 'The database in db/ is complete.\n';

/**
 * What may be deleted with a data directory. What a restore put aside may not: it could be the only
 * copy.
 */
const OURS =
  /^(db|pictures|postgres|earlier-assets|lock|initialised|keys\.json(\.unreadable-.+)?|control\.json|restore\.json)(\.draft)?$|^(restore|snapshot)\.draft$/;

/** The entries of a directory that do not belong to a data directory. */
export function strangersIn(path: string): string[] {
  return readdirSync(path).filter((name) => !OURS.test(name));
}
