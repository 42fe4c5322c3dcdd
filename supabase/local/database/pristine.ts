import { PGlite } from '@electric-sql/pglite';
import { installedVersion, readKept, writeKept } from './kept-files.ts';

/** The files of an empty database: making them takes 4 s, reading them 0.3 s. */
export async function pristineDatabase(): Promise<Blob> {
  const kept = readKept(pristineName());
  if (kept) return kept;
  const dump = await emptyDatabase();
  await writeKept(pristineName(), dump).catch(() => undefined); // the packages may be installed read-only
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
 * A checksum a page, so that a page that the disk damaged is an error when it is read, and not another number in
 * a row. What `initdb --data-checksums` says to its child; PGlite takes no options for initdb.
 */
function withChecksums(args: string[]): string[] {
  const [first = '', ...others] = args;
  return first === '--boot' ? [first, '-k', ...others] : args;
}
