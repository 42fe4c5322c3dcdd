import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const INSTALLED = join(import.meta.dirname, '..', '..', '..', 'node_modules');
/** Where prepared databases are cached: with the installed packages, never with a person's data. */
const KEPT_DIR = join(INSTALLED, '.cache', 'qg-airsoft');

/** One that was not read for a day is deleted, because each has 40 MB. Unit: ms. */
const UNUSED_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * The files of a database in the form of `dumpDataDir`; null when none is cached under the name.
 */
export function readKept(name: string, dir = KEPT_DIR): Blob | null {
  const file = join(dir, `${name}.tar`);
  try {
    const bytes = readFileSync(file);
    utimesSync(file, new Date(), new Date()); // marks it as used, so that it is not deleted
    return new Blob([bytes]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Writes it completely or not at all: other processes may write or read the same name at the same
 * moment.
 */
export async function writeKept(name: string, dump: Blob, dir = KEPT_DIR): Promise<void> {
  mkdirSync(dir, { recursive: true });
  prune(dir);
  const draft = join(dir, `${name}.${randomUUID()}.draft`);
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, join(dir, `${name}.tar`));
}

function prune(dir: string): void {
  for (const name of readdirSync(dir)) {
    const file = join(dir, name);
    // another process has deleted it
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - UNUSED_AFTER_MS) rmSync(file, { force: true });
  }
}

/** The installed version of a package, which is part of a kept database's name. */
export function installedVersion(package_name: string): string {
  const manifest = readFileSync(join(INSTALLED, package_name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
