import { constants, existsSync } from 'node:fs';
import {
  cp,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { create } from 'tar';
import { openDataDir } from '../data-dir/data-dir.ts';
import { openDatabase } from '../database/database.ts';
import { DirectoryInUse } from '../data-dir/directory-lock.ts';
import { beginDraft, removeDraft } from '../data-dir/draft.ts';
import { syncDirectory } from '../data-dir/disk/durable-write.ts';
import { DATABASE, KEYS, PICTURES, SNAPSHOT_DRAFT } from '../data-dir/layout.ts';
import { appliedMigrations } from '../database/migrations.ts';
import { readEverything } from '../database/read-everything.ts';
import { StartError } from '../data-dir/start-error.ts';
import { CONTENT, hashContent, MANIFEST, type Manifest } from './manifest.ts';
import { askForStillness, type Stillness } from './stillness.ts';

export type BackUpOptions = {
  data_dir: string;
  /** The backup file; must not exist yet. */
  file: string;
  /** Receives progress messages. */
  say: (line: string) => void;
};

/**
 * Writes a whole data directory to one file: database, pictures, keys. A running server pauses
 * while its files are copied. The copy is then opened and read completely before it counts as a
 * backup.
 * @throws StartError
 */
export async function backUp({ data_dir, file, say }: BackUpOptions): Promise<Manifest> {
  mustBeFree(file);
  const still = await standStill(data_dir);
  const snapshot = join(data_dir, SNAPSHOT_DRAFT);
  try {
    beginDraft(snapshot);
    await copyInto(snapshot, data_dir);
    await still.release();
    say('Copied. The server goes on.');
    const manifest = await describe(snapshot);
    say('Opened the copy, and read every row of every table.');
    await writeFile(join(snapshot, MANIFEST), JSON.stringify(manifest, null, 1));
    await pack(snapshot, file, say);
    return manifest;
  } finally {
    removeDraft(snapshot);
    still.end();
  }
}

function mustBeFree(file: string): void {
  if (existsSync(file)) {
    throw new StartError(
      `${file} is there already.`,
      'A backup is never overwritten: name another file.',
    );
  }
  if (existsSync(dirname(file))) return;
  throw new StartError(
    `${dirname(file)} is not there.`,
    'Make that directory, or name another file.',
  );
}

/** Pauses the running server; without one, this process holds the directory. */
async function standStill(data_dir: string): Promise<Stillness> {
  if (!existsSync(join(data_dir, DATABASE))) {
    throw new StartError(
      `${data_dir} holds no database.`,
      'Set DATA_DIR to the one that the server uses.',
    );
  }
  try {
    const dir = await openDataDir(data_dir);
    return { release: async () => undefined, end: dir.release };
  } catch (error) {
    if (error instanceof DirectoryInUse) return askForStillness(data_dir);
    throw error;
  }
}

/**
 * A picture is never overwritten under its name, so a hard link is as good as a copy, and takes no
 * time.
 */
async function copyInto(snapshot: string, data_dir: string): Promise<void> {
  await cp(join(data_dir, DATABASE), join(snapshot, DATABASE), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
  await cp(join(data_dir, KEYS), join(snapshot, KEYS));
  const [from, to] = [join(data_dir, PICTURES), join(snapshot, PICTURES)];
  await mkdir(to, { mode: 0o700 });
  if (!existsSync(from)) return;
  for (const name of await readdir(from)) {
    if (name.endsWith('.draft')) continue;
    const [picture, copy] = [join(from, name), join(to, name)];
    // not every file system has hard links
    await link(picture, copy).catch(() => cp(picture, copy));
  }
}

async function describe(snapshot: string): Promise<Manifest> {
  const db = await openDatabase(join(snapshot, DATABASE));
  const { rows, migrations } = await (async () => {
    try {
      return { rows: await readEverything(db), migrations: await appliedMigrations(db) };
    } finally {
      await db.close();
    }
  })();
  return {
    format: 1,
    made_at: new Date().toISOString(),
    postgres: (await readFile(join(snapshot, DATABASE, 'PG_VERSION'), 'utf8')).trim(),
    migrations,
    rows: Object.fromEntries(
      Object.entries(rows).filter(
        ([table, count]) => count > 0 && !/^(pg_catalog|information_schema)\./.test(table),
      ),
    ),
    files: await hashContent(snapshot),
  };
}

/**
 * Packs under another name until the file is on disk, so that half a backup never looks complete.
 */
async function pack(snapshot: string, file: string, say: BackUpOptions['say']): Promise<void> {
  const draft = `${file}.draft`;
  const telling = setInterval(() => {
    void stat(draft).then(
      ({ size }) => say(`Packing: ${Math.round(size / 1e6)} MB so far.`),
      () => undefined,
    );
  }, 5_000);
  try {
    const tar = create({ gzip: true, portable: true, cwd: snapshot }, [MANIFEST, ...CONTENT]);
    await pipeline(tar, createWriteStream(draft, { mode: 0o600 }));
    const handle = await open(draft, 'r+');
    await handle.chmod(0o600); // a left-over file may have had open permissions
    await handle.sync();
    await handle.close();
    await publish(draft, file);
  } finally {
    clearInterval(telling);
    await rm(draft, { force: true });
  }
  syncDirectory(dirname(file));
}

/** Gives the final name only if it is free, even if another process takes it at the same moment. */
async function publish(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch {
    mustBeFree(file);
    await rename(draft, file); // a file system without hard links
  }
}
