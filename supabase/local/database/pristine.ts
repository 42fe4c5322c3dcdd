import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const CACHE_DIR = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'node_modules',
  '.cache',
  'qg-airsoft',
);

/**
 * The files of an empty database, for databases in memory: making them takes 2 s, reading them 0.3 s. Kept
 * with the installed packages, one file a version of PGlite.
 */
export async function pristineDatabase(): Promise<Blob> {
  const file = cacheFile();
  if (!existsSync(file)) {
    const empty = await PGlite.create();
    const dump = await empty.dumpDataDir('none');
    await empty.close();
    mkdirSync(CACHE_DIR, { recursive: true });
    const draft = `${file}.${process.pid}`; // others may be making it at the same time
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
    renameSync(draft, file);
  }
  return new Blob([readFileSync(file)]);
}

/** The same when it has been made before, for a first start on disk; else PGlite makes its files itself. */
export function cachedPristineDatabase(): Blob | null {
  const file = cacheFile();
  return existsSync(file) ? new Blob([readFileSync(file)]) : null;
}

function cacheFile(): string {
  return join(CACHE_DIR, `pglite-${pgliteVersion()}.tar`);
}

function pgliteVersion(): string {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = readFileSync(join(dirname(main), '..', 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
