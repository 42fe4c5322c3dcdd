import { isAbsolute, join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** What a command was asked for: `npm run backup -- FILE`, with DATA_DIR as `npm start` knows it. */
export function askedFor(name: string): { data_dir: string; file: string } {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) {
    console.error(`npm run ${name} -- FILE\nDATA_DIR says which data directory, as for npm start.`);
    process.exit(2);
  }
  const called_in = process.env['INIT_CWD'] ?? process.cwd(); // npm goes elsewhere
  return {
    data_dir: process.env['DATA_DIR'] ?? join(ROOT, '.data'),
    file: isAbsolute(file) ? file : resolve(called_in, file),
  };
}

/** Runs it to its end; what goes wrong is told in words, with no stack. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
    process.exit(0); // PGlite keeps timers
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
