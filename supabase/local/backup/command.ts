import { isAbsolute, join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The arguments of a command: `npm run backup -- FILE`, with DATA_DIR as for `npm start`. */
export function askedFor(name: string): { data_dir: string; file: string } {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) {
    console.error(`npm run ${name} -- FILE\nDATA_DIR says which data directory, as for npm start.`);
    process.exit(2);
  }
  if (process.env['DATABASE_URL']) {
    console.error(
      'The database of DATABASE_URL is backed up and restored by the tools of its PostgreSQL (pg_dump, pg_restore).\n' +
        'Keys and pictures lie in the folder postgres/ of the data directory: keep them with it.',
    );
    process.exit(2);
  }
  const called_in = process.env['INIT_CWD'] ?? process.cwd(); // npm changes the directory
  return {
    data_dir: process.env['DATA_DIR'] ?? join(ROOT, '.data'),
    file: isAbsolute(file) ? file : resolve(called_in, file),
  };
}

/** Runs a command to its end; a failure is reported in words, without a stack. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
    process.exit(0); // PGlite's timers would keep the process alive
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
