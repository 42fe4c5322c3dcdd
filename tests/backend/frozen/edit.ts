import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Changes a migration of the fixtures in a copy of them.
 * @returns undoes it
 */
export async function edit(dir: string, change: (sql: string) => string) {
  const file = join(dir, '002_notes.sql');
  const sql = await readFile(file, 'utf8');
  await writeFile(file, change(sql));
  return () => writeFile(file, sql);
}
