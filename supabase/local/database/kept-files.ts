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
/** Where databases that were made once are kept: with the installed packages, never with anybody's data. */
const KEPT_DIR = join(INSTALLED, '.cache', 'qg-airsoft');

/** One that nobody has read for a day is deleted: each is 40 MB. Unit: ms. */
const UNUSED_AFTER_MS = 24 * 60 * 60 * 1000;

/** The files of a database as `dumpDataDir` wrote them; null when none is kept under the name. */
export function readKept(name: string, dir = KEPT_DIR): Blob | null {
  const file = join(dir, `${name}.tar`);
  try {
    const bytes = readFileSync(file);
    utimesSync(file, new Date(), new Date()); // somebody reads it: not to be deleted
    return new Blob([bytes]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Keeps it whole or not at all: others may be writing or reading the same name at the same moment. */
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
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {}; // gone: another pruned it
    if (mtimeMs < Date.now() - UNUSED_AFTER_MS) rmSync(file, { force: true });
  }
}

/** The installed version of a package, which is part of a kept database's name. */
export function installedVersion(package_name: string): string {
  const manifest = readFileSync(join(INSTALLED, package_name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
