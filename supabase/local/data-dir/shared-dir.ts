import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf, type Keys } from './keys.ts';
import { mustBeOurs } from './data-dir.ts';
import { PICTURES, SHARED } from './layout.ts';
import { fileError } from './start-error.ts';

/**
 * What belongs to a database on a PostgreSQL server and is no row of it. The processes of the site
 * share it.
 */
export type SharedDir = {
  keys: Keys;
  pictures_dir: string;
};

/**
 * Opens the shared folder in the data directory. A database of files beside it does not change.
 * Only one process at a time may call this, because it may make keys.
 */
export function openSharedDir(data_dir: string, keys: Parameters<typeof keysOf>[1]): SharedDir {
  const path = join(data_dir, SHARED);
  try {
    mkdirSync(data_dir, { recursive: true, mode: 0o700 });
    mustBeOurs(data_dir);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    return { keys: keysOf(path, keys), pictures_dir: join(path, PICTURES) };
  } catch (error) {
    throw fileError(error, path) ?? error;
  }
}
