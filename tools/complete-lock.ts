import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One entry of package-lock.json, as far as this file reads or writes it. */
export type Locked = {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Packages = Record<string, Locked>;

/** Optional dependencies that a locked package names and the lock file lacks. */
export function missingOptional(packages: Packages): { path: string; entry: Locked }[] {
  return Object.entries(packages).flatMap(([path, { dev, optionalDependencies }]) =>
    Object.entries(optionalDependencies ?? {})
      .filter(([name]) => !isLocked(packages, path, name))
      .map(([name, version]) => ({
        path: `node_modules/${name}`,
        entry: { version, ...systemOf(name), ...(dev ? { dev } : {}), optional: true },
      })),
  );
}

/** Resolves like Node: beside the package, or beside any package that contains it. */
function isLocked(packages: Packages, from: string, name: string): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

const OS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'win32',
];
const CPU = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Reads a native package's system from its name. @throws when the name does not contain it */
export function systemOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const words = name.split('/').at(-1)!.split('-');
  const os = OS.filter((one) => words.includes(one));
  const cpu = CPU.filter((one) => words.includes(one));
  if (cpu.length !== 1) throw new Error(`${name}: for which processor?`);
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : [];
  return {
    cpu,
    ...(libc.length > 0 && os[0] === 'linux' ? { libc } : {}),
    ...(os[0] ? { os } : {}),
  };
}

/**
 * When a registry lacks some packages, `npm install` leaves them out of the lock file, and `npm ci`
 * then rejects the lock file everywhere. This adds them again: native parts of tools, for other
 * systems than the one that made the lock file. Run it after `npm install`, when
 * tests/build/lockfile.test.ts says so. Their integrity is known only where they can be fetched, so
 * these entries have none.
 */
if (import.meta.main) {
  const file = join(import.meta.dirname, '..', 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages };
  const missing = missingOptional(lock.packages);
  for (const { path, entry } of missing) lock.packages[path] = entry;
  const byPath = ([a]: [string, Locked], [b]: [string, Locked]) => a.localeCompare(b, 'en');
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(byPath));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} packages of other systems named`);
}
