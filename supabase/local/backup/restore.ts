import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { closeToOthers } from '../data-dir/disk/close-to-others.ts';
import { mustBeOurs, POSTGRES_VERSION } from '../data-dir/data-dir.ts';
import { openDatabase } from '../database/database.ts';
import { holdDirectory } from '../data-dir/directory-lock.ts';
import { beginDraft } from '../data-dir/draft.ts';
import { syncTree } from '../data-dir/disk/sync-tree.ts';
import { DATABASE, MARK, MARK_TEXT, RESTORE_DRAFT } from '../data-dir/layout.ts';
import { migrationFiles } from '../database/migrations.ts';
import { StartError } from '../data-dir/start-error.ts';
import { beginSwap, finishSwap } from '../data-dir/swap.ts';
import { hashContent, MANIFEST, type Manifest } from './manifest.ts';

export type RestoreOptions = {
  data_dir: string;
  file: string;
  migrations_dir?: string;
  /** Receives progress messages. */
  say: (line: string) => void;
};

export type Restored = {
  manifest: Manifest;
  /** Where the previous content was moved to; null when there was none. */
  aside: string | null;
};

/**
 * Replaces the content of a data directory by a backup. The backup is first unpacked beside it and
 * checked completely. It gets its new epoch before it is in place, so that no device asks earlier.
 * If the command is killed at any time, the directory holds either the old or the new content, and
 * the command can be run again.
 * @throws StartError
 */
export async function restore({
  data_dir,
  file,
  migrations_dir,
  say,
}: RestoreOptions): Promise<Restored> {
  if (!existsSync(file)) throw new StartError(`${file} is not there.`, 'Name a backup.');
  mkdirSync(data_dir, { recursive: true, mode: 0o700 });
  mustBeOurs(data_dir);
  const lock = holdDirectory(data_dir);
  try {
    closeToOthers(data_dir);
    finishSwap(data_dir); // left by a restore that was killed
    const draft = join(data_dir, RESTORE_DRAFT);
    beginDraft(draft);
    const manifest = await unpack(file, draft);
    mustFit(manifest, file, migrations_dir);
    say(`${file} is whole: made at ${manifest.made_at}.`);
    await startNewEpoch(join(draft, DATABASE));
    for (const mark of [join(draft, MARK), join(draft, DATABASE, MARK)]) {
      writeFileSync(mark, MARK_TEXT, { mode: 0o600 });
    }
    await syncTree(draft);
    beginSwap(data_dir, new Date());
    return { manifest, aside: finishSwap(data_dir) };
  } catch (error) {
    finishSwap(data_dir); // removes what was unpacked
    throw error;
  } finally {
    lock.release();
  }
}

/** The only entries that a backup may have: no link, and no path that leads elsewhere. */
const EXPECTED = /^(manifest\.json|keys\.json|(db|pictures)(\/[\w.-]+)*\/?)$/;

async function unpack(file: string, draft: string): Promise<Manifest> {
  try {
    await extract({
      file,
      cwd: draft,
      strict: true,
      onReadEntry: (entry) => {
        const is_directory = entry.type === 'Directory';
        if (
          !EXPECTED.test(entry.path) ||
          entry.path.includes('..') ||
          !(is_directory || entry.type === 'File')
        ) {
          throw new Error(`it holds ${entry.path}`);
        }
        entry.mode = is_directory ? 0o700 : 0o600;
      },
    });
    const manifest = JSON.parse(await readFile(join(draft, MANIFEST), 'utf8')) as Manifest;
    if (manifest.format !== 1) throw new Error(`its format is ${String(manifest.format)}`);
    mustBeEqual(manifest.files, await hashContent(draft));
    return manifest;
  } catch (error) {
    throw new StartError(
      `${file} is not a whole backup: ${(error as Error).message}.`,
      'Nothing was changed. Take another backup.',
      error,
    );
  }
}

function mustBeEqual(said: Manifest['files'], found: Manifest['files']): void {
  for (const path of new Set([...Object.keys(said), ...Object.keys(found)])) {
    const [a, b] = [said[path], found[path]];
    if (!a) throw new Error(`${path} is not in its manifest`);
    if (!b) throw new Error(`${path} is missing`);
    if (a.size !== b.size || a.sha256 !== b.sha256)
      throw new Error(`${path} is not what was backed up`);
  }
}

/** A database of another version would not start, so this is checked first. */
function mustFit(manifest: Manifest, file: string, migrations_dir: string | undefined): void {
  const here = new Map(migrationFiles(migrations_dir).map(({ name, sha256 }) => [name, sha256]));
  const others = manifest.migrations.filter(({ name, sha256 }) => here.get(name) !== sha256);
  if (manifest.postgres === POSTGRES_VERSION && others.length === 0) return;
  const how =
    others.length === 0
      ? `by PostgreSQL ${manifest.postgres}, and this is ${POSTGRES_VERSION}`
      : `with another ${others[0]!.name}`;
  throw new StartError(
    `${file} was made by another version of the app: ${how}.`,
    'Nothing was changed. Restore it with the version that made it, then start the newer one.',
  );
}

/**
 * Makes devices start anew: what they hold was read from a database that no longer exists
 * (supabase/README.md).
 */
async function startNewEpoch(db_path: string): Promise<void> {
  const db = await openDatabase(db_path);
  try {
    const { rows } = await db.query<{ there: boolean }>(
      `select to_regprocedure('private.start_new_epoch()') is not null as there`,
    );
    if (rows[0]?.there) await db.query('select private.start_new_epoch()');
  } finally {
    await db.close();
  }
}
