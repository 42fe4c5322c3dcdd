import { migrationFiles, MIGRATIONS_DIR } from '../migrations.ts';
import { readHashes, writeHashes } from './hashes.ts';
import { statementsHash } from './statements.ts';

/**
 * Frozen migrations have made databases that people use. The statements of such a file are never
 * changed, and the file is never removed; its comments may be reworded. A new file must sort after
 * all of them: otherwise existing databases would apply it in another order than new ones.
 * @returns what is wrong with the files, in words
 */
export function whatBreaksTheFreeze(dir: string = MIGRATIONS_DIR): string[] {
  const frozen = readHashes(dir, 'FROZEN');
  const statements = readHashes(dir, 'FROZEN_STATEMENTS');
  const here = new Map(migrationFiles(dir).map(({ name, sql }) => [name, sql]));
  const last = [...frozen.keys()].at(-1) ?? '';
  return [
    ...[...frozen.keys()].flatMap((name) => {
      const sql = here.get(name);
      if (sql === undefined) return [`${name} is frozen and was removed`];
      return statementsHash(sql) === statements.get(name)
        ? []
        : [`${name} is frozen and was changed`];
    }),
    ...[...here.keys()]
      .filter((name) => !frozen.has(name) && name <= last)
      .map((name) => `${name} is new and sorts before ${last}`),
  ];
}

/**
 * Freezes the migrations that are not frozen yet. Run it before a release, whose databases are made
 * by them.
 * @returns their names
 * @throws when the statements of a frozen file were changed, or the file was removed
 */
export function freeze(dir: string = MIGRATIONS_DIR): string[] {
  const broken = whatBreaksTheFreeze(dir);
  if (broken.length > 0) throw new Error(broken.join('\n'));
  const frozen = readHashes(dir, 'FROZEN');
  const files = migrationFiles(dir);
  writeHashes(dir, 'FROZEN', new Map(files.map(({ name, recorded }) => [name, recorded])));
  writeHashes(
    dir,
    'FROZEN_STATEMENTS',
    new Map(files.map(({ name, sql }) => [name, statementsHash(sql)])),
  );
  return files.map(({ name }) => name).filter((name) => !frozen.has(name));
}
