import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Two lists lie beside the migrations, in the format of `sha256sum`, a line for each file that is
 * frozen.
 *
 * - `FROZEN`: the hash of its text when it was frozen. Databases have recorded this one.
 * - `FROZEN_STATEMENTS`: the hash of its statements. The file must still have them.
 */
type List = 'FROZEN' | 'FROZEN_STATEMENTS';

/** The hash of each file by its name. */
export type Hashes = ReadonlyMap<string, string>;

export function readHashes(dir: string, list: List): Hashes {
  const file = join(dir, list);
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [sha256 = '', name = ''] = line.split('  ');
      return [name, sha256];
    }),
  );
}

export function writeHashes(dir: string, list: List, hashes: Hashes): void {
  const lines = [...hashes].map(([name, sha256]) => `${sha256}  ${name}\n`);
  writeFileSync(join(dir, list), lines.join(''));
}
