import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Every file of a built app, as `assets/x.js`, in a stable order. Compressed twins are left out.
 */
export function distFiles(out_dir: string): string[] {
  return readdirSync(out_dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(out_dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
