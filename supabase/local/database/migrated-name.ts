import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedVersion } from '../data-dir/kept-databases.ts';
import type { MigrationFile, RunSql } from './migrations.ts';

/**
 * The name under which a database with these migrations is cached (`kept-databases.ts`), so that a
 * test opens it in one second instead of six. The name covers everything that the database is made
 * of: a change gives another name.
 * @param kind `bare`: stand-ins and migrations; `backend`: with sessions, migrations recorded
 */
export function migratedName(
  kind: 'bare' | 'backend',
  files: readonly Omit<MigrationFile, 'sql'>[],
  made_by: string[] = makers(),
): string {
  const hash = createHash('sha256');
  for (const text of [...made_by, ...files.flatMap((file) => [file.name, file.sha256])]) {
    hash.update(`${text.length} ${text}`);
  }
  return `migrated-${kind}-${hash.digest('hex').slice(0, 24)}`;
}

/** The rooms whose code makes a database: its first files, its schema, and in which order. */
const MADE_IN = ['data-dir', 'database', 'opening'];

/**
 * What a database depends on besides the migrations: a version, the stand-ins, the code of those
 * rooms.
 */
export function makers(): string[] {
  const files = MADE_IN.map((room) => join(import.meta.dirname, '..', room))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return [
    `@electric-sql/pglite ${installedVersion('@electric-sql/pglite')}`,
    ...files.toSorted().map((file) => readFileSync(file, 'utf8')),
  ];
}

/**
 * Two databases that start from the same files must differ: a device must not take one for the
 * other.
 */
export async function becomeAnother(run: RunSql): Promise<void> {
  await run(`do $$ begin
    if to_regclass('private.sync_meta') is not null then
      update private.sync_meta set epoch = gen_random_uuid();
    end if;
  end $$`);
}
