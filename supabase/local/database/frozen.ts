import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationFiles, MIGRATIONS_DIR } from './migrations.ts';

/** Lies beside the migrations: what `sha256sum` writes, so that `sha256sum -c FROZEN` reads it. */
const FROZEN = 'FROZEN';

type Frozen = { readonly name: string; readonly sha256: string };

function readFrozen(dir: string): Frozen[] {
  const file = join(dir, FROZEN);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [sha256 = '', name = ''] = line.split('  ');
    return { name, sha256 };
  });
}

/**
 * Databases that people have were made by the frozen migrations: such a file is never changed and never removed, and a
 * new one comes after all of them, or databases would get it in another order than new ones.
 * @returns what is wrong with the files, in words
 */
export function whatBreaksTheFreeze(dir: string = MIGRATIONS_DIR): string[] {
  const frozen = readFrozen(dir);
  const here = new Map(migrationFiles(dir).map(({ name, sha256 }) => [name, sha256]));
  const last = frozen.at(-1)?.name ?? '';
  const names = new Set(frozen.map(({ name }) => name));
  return [
    ...frozen.flatMap(({ name, sha256 }) => {
      const found = here.get(name);
      if (found === undefined) return [`${name} is frozen and was removed`];
      return found === sha256 ? [] : [`${name} is frozen and was changed`];
    }),
    ...[...here.keys()]
      .filter((name) => !names.has(name) && name <= last)
      .map((name) => `${name} is new and sorts before ${last}`),
  ];
}

/**
 * Freezes the migrations that are not frozen yet: before a release, as its databases are made by them.
 * @returns their names
 * @throws when a frozen one is not what it was
 */
export function freeze(dir: string = MIGRATIONS_DIR): string[] {
  const broken = whatBreaksTheFreeze(dir);
  if (broken.length > 0) throw new Error(broken.join('\n'));
  const frozen = readFrozen(dir);
  const fresh = migrationFiles(dir).slice(frozen.length);
  const lines = [...frozen, ...fresh].map(({ name, sha256 }) => `${sha256}  ${name}\n`);
  writeFileSync(join(dir, FROZEN), lines.join(''));
  return fresh.map(({ name }) => name);
}
