import { readdirSync } from 'node:fs';

/** The names in a data directory. */
export const DATABASE = 'db';
export const PICTURES = 'pictures';
/** The app's assets of versions before, served for 30 days. Not part of a backup: a build makes them. */
export const EARLIER_ASSETS = 'earlier-assets';
export const KEYS = 'keys.json';

/** What the next start finishes or removes when its command was killed. */
export const SNAPSHOT_DRAFT = 'snapshot.draft';
export const RESTORE_DRAFT = 'restore.draft';
export const SWAP_JOURNAL = 'restore.json';

/** Says that the database is complete. It lies beside db/ and inside, so that a copy of db/ alone is known too. */
export const MARK = 'initialised';
export const MARK_TEXT = 'The database in db/ is complete.\n';

/** What may be deleted with a data directory. What a restore put aside may not: it could be all that there is. */
const OURS =
  /^(db|pictures|earlier-assets|lock|initialised|keys\.json(\.unreadable-.+)?|control\.json|restore\.json)(\.draft)?$|^(restore|snapshot)\.draft$/;

/** What lies in a directory and is no part of a data directory. */
export function strangersIn(path: string): string[] {
  return readdirSync(path).filter((name) => !OURS.test(name));
}
