import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { applied, type Mutant } from './mutant.ts';

/** A copy of the project as it lies there now, without what git ignores: changes are made in it and nowhere else. */
export function openScratch(root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'qg-mutants-'));
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\0');
  for (const file of files.filter((one) => one !== '' && !one.startsWith('docs/'))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { force: true });
  }
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    /** The file is as it was again when the work is done. */
    async with<T>(mutant: Mutant, work: () => Promise<T>): Promise<T> {
      const path = join(folder, mutant.file);
      const source = readFileSync(path, 'utf8');
      writeFileSync(path, applied(source, mutant));
      try {
        return await work();
      } finally {
        writeFileSync(path, source);
        if (mutant.file.endsWith('.sql')) rmSync(keptIn(folder), { recursive: true, force: true });
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Where databases are kept that were migrated once, 40 MB each: none of a change is kept. */
const keptIn = (folder: string) => join(folder, 'node_modules', '.cache', 'qg-airsoft');

/** The installed packages as they are, but a place of its own for what is kept between runs. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name !== '.cache') symlinkSync(join(from, name), join(to, name));
}
