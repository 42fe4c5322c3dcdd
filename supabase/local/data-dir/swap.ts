import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { removeDraft } from './draft.ts';
import { syncDirectory, writeDurably } from './disk/durable-write.ts';
import { DATABASE, KEYS, MARK, PICTURES, RESTORE_DRAFT, SWAP_JOURNAL } from './layout.ts';
import { StartError } from './start-error.ts';

/**
 * Several names must change at once, and no file system does that atomically. So a journal first
 * records what will be done, and the next process that opens the directory completes it: without
 * the journal the old content counts, with it the new.
 */
type Journal = {
  /** Where the old content is moved. */
  aside: string;
};

const PARTS = [DATABASE, PICTURES, KEYS, MARK];

/** From here on the new content counts. The draft of a restore must be complete and on disk. */
export function beginSwap(data_dir: string, now: Date): void {
  const aside = makeAside(data_dir, now);
  const journal: Journal = { aside };
  writeDurably(join(data_dir, SWAP_JOURNAL), JSON.stringify(journal));
}

/**
 * Completes what `beginSwap` began, however far it had come. Removes what a restore left before
 * that point.
 * @returns where the old content is; null when there is none, or nothing to complete
 */
export function finishSwap(data_dir: string): string | null {
  const journal = join(data_dir, SWAP_JOURNAL);
  const draft = join(data_dir, RESTORE_DRAFT);
  if (!existsSync(journal)) {
    removeDraft(draft);
    return null;
  }
  const { aside } = readJournal(journal);
  for (const name of PARTS) {
    const [old, fresh] = [join(data_dir, name), join(draft, name)];
    if (!existsSync(fresh)) continue; // it is in place already
    if (existsSync(old)) renameSync(old, join(aside, name));
    renameSync(fresh, old);
  }
  syncDirectory(aside);
  syncDirectory(data_dir);
  rmSync(journal);
  removeDraft(draft);
  if (readdirSync(aside).length > 0) return aside;
  rmdirSync(aside);
  return null;
}

function readJournal(file: string): Journal {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Journal;
  } catch (error) {
    throw new StartError(
      `${file}: can't be read, so how far a restore had come is not known.`,
      'Nothing was changed. Keep a copy of the directory, delete that file, and restore the backup again.',
      error,
    );
  }
}

/**
 * Beside the data directory; inside it where that is another file system, e.g. a container's
 * volume.
 */
function makeAside(data_dir: string, now: Date): string {
  const time = now
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(/[-:]/g, '')
    .replace('T', '-');
  const beside = `${resolve(data_dir)}.replaced-${time}`;
  const probe = join(data_dir, RESTORE_DRAFT, 'probe');
  try {
    mkdirSync(beside, { mode: 0o700 });
    writeFileSync(probe, '');
    renameSync(probe, join(beside, 'probe'));
    rmSync(join(beside, 'probe'));
    return beside;
  } catch {
    rmSync(probe, { force: true });
    if (existsSync(beside) && readdirSync(beside).length === 0) rmdirSync(beside);
    const inside = join(resolve(data_dir), `replaced-${time}`);
    mkdirSync(inside, { mode: 0o700 });
    return inside;
  }
}
