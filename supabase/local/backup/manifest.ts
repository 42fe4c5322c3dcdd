import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DATABASE, KEYS, PICTURES } from '../data-dir/layout.ts';
import type { RowCounts } from '../database/read-everything.ts';

/** What a backup says about itself; `manifest.json`, its first entry. */
export type Manifest = {
  format: 1;
  made_at: string;
  /** The version of PostgreSQL: only the same version reads its files. */
  postgres: string;
  /** The applied migrations, each with the hash of its text. */
  migrations: { name: string; sha256: string }[];
  /** Row counts of each table that has rows, without the catalog. */
  rows: RowCounts;
  files: FileHashes;
};

/** By path with slashes. Size: bytes. */
export type FileHashes = Record<string, { size: number; sha256: string }>;

export const MANIFEST = 'manifest.json';
/** The other contents of a backup. */
export const CONTENT = [KEYS, PICTURES, DATABASE] as const;

/** Sizes and hashes of all files of an unpacked backup. */
export const hashContent = (dir: string): Promise<FileHashes> => hashFiles(dir, CONTENT);

/** Sizes and hashes of these files, and of what is in these directories. */
export async function hashFiles(dir: string, names: readonly string[]): Promise<FileHashes> {
  const hashes: FileHashes = {};
  for (const name of names) await hashInto(hashes, dir, name);
  return hashes;
}

async function hashInto(hashes: FileHashes, dir: string, name: string): Promise<void> {
  const path = join(dir, name);
  const { size, ...entry } = await stat(path);
  if ((entry.mode & 0o170000) === 0o040000) {
    const names = (await readdir(path)).toSorted();
    for (const inner of names) await hashInto(hashes, dir, `${name}/${inner}`);
    return;
  }
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  hashes[name] = { size, sha256: hash.digest('hex') };
}

/** Counts by which a person recognises the data. */
export function summary({ rows, files }: Pick<Manifest, 'rows' | 'files'>): string {
  const pictures = Object.keys(files).filter((path) => path.startsWith(`${PICTURES}/`)).length;
  const count = (table: string) => rows[table] ?? 0;
  return [
    `${count('auth.users')} accounts`,
    `${count('public.airsoft_events')} events`,
    `${count('public.operators')} registrations`,
    `${count('private.sync_mutations')} recorded actions`,
    `${pictures} pictures`,
  ].join(', ');
}
