import { execFileSync } from 'node:child_process';
import {
  chmodSync,
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
import { dirname, join, relative } from 'node:path';
import { MIGRATIONS_DIR } from '#local/database/migrations.ts';
import { BASELINE, baselineText } from '#local/database/schemas.ts';
import { applied, type Mutant } from './mutant.ts';

/**
 * A copy of the project as it is now, without what git ignores: changes are made only in the copy.
 * It is removed when this process ends.
 */
export function openScratch(root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'qg-mutants-'));
  process.once('exit', () =>
    // a killed process may still write for a moment
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  );
  chmodSync(folder, 0o755); // PostgreSQL runs as another user
  mkdirSync(tmpIn(folder));
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\0');
  for (const file of files.filter((one) => one !== '')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { force: true });
  }
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    /** The file is restored when the work is done, and the baseline with a changed schema. */
    async with<T>(mutant: Mutant, work: () => Promise<T>): Promise<T> {
      const path = join(folder, mutant.file);
      const source = readFileSync(path, 'utf8');
      const is_sql = mutant.file.endsWith('.sql');
      writeFileSync(path, applied(source, mutant));
      if (is_sql) writeBaseline(root, folder);
      try {
        return await work();
      } finally {
        writeFileSync(path, source);
        if (is_sql) {
          writeBaseline(root, folder);
          rmSync(keptIn(folder), { recursive: true, force: true });
        }
        emptied(tmpIn(folder)); // a killed process leaves its databases
      }
    },
  };
}

/** What the tests apply is the baseline. */
function writeBaseline(root: string, folder: string): void {
  const file = join(folder, relative(root, MIGRATIONS_DIR), BASELINE);
  writeFileSync(file, baselineText(join(folder, 'supabase')));
}

/** Where the tests write files outside the project. */
export const tmpIn = (folder: string) => join(folder, 'tmp');

function emptied(path: string): void {
  for (const name of readdirSync(path))
    rmSync(join(path, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** Where migrated databases are cached, 40 MB each: none of a mutant is kept. */
const keptIn = (folder: string) => join(folder, 'node_modules', '.cache', 'qg-airsoft');

/** Links the installed packages, with a separate folder for what is cached between runs. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name !== '.cache') symlinkSync(join(from, name), join(to, name));
}
