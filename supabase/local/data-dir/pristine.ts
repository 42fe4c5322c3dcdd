import { PGlite } from '@electric-sql/pglite';
import { installedVersion, readKept, writeKept } from './kept-databases.ts';

/** The files of an empty database: creating them takes 4 s, reading them 0.3 s. */
export async function pristineDatabase(): Promise<Blob> {
  const kept = readKept(pristineName());
  if (kept) return kept;
  const dump = await emptyDatabase();
  // the packages may be installed read-only
  await writeKept(pristineName(), dump).catch(() => undefined);
  return dump;
}

const pristineName = (): string => `pglite-${installedVersion('@electric-sql/pglite')}-checksums`;

async function emptyDatabase(): Promise<Blob> {
  const callMain = Reflect.get(PGlite.prototype, 'callMain') as (
    this: PGlite,
    args: string[],
  ) => number;
  PGlite.prototype.callMain = function (args) {
    return callMain.call(this, withChecksums(args));
  };
  try {
    const empty = await PGlite.create();
    const dump = await empty.dumpDataDir('none');
    await empty.close();
    return dump;
  } finally {
    PGlite.prototype.callMain = callMain;
  }
}

/**
 * Adds checksums to pages, so that a page damaged on disk causes an error when it is read, instead
 * of a wrong number in a row. It is what `initdb --data-checksums` passes to its child; PGlite
 * takes no options for initdb.
 */
function withChecksums(args: string[]): string[] {
  const [first = '', ...others] = args;
  return first === '--boot' ? [first, '-k', ...others] : args;
}
