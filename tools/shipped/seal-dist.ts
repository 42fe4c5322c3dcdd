import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { hashOf, LIST_OF_FILES } from '../../supabase/local/app-files/app-version.ts';

/**
 * Writes the list by which a server recognises a complete version without files of another. The
 * last step.
 */
export function sealDist(out_dir: string): void {
  const files = readdirSync(out_dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== LIST_OF_FILES)
    .map((entry) => join(entry.parentPath, entry.name));
  const list = files.map((file) => [
    `/${relative(out_dir, file).split(sep).join('/')}`,
    hashOf(readFileSync(file)),
  ]);
  writeFileSync(join(out_dir, LIST_OF_FILES), `${JSON.stringify(Object.fromEntries(list))}\n`);
}
