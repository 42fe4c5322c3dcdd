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
import { syncDirectory, writeDurably } from './durable-write.ts';
import { DATABASE, KEYS, MARK, PICTURES, RESTORE_DRAFT, SWAP_JOURNAL } from './layout.ts';

/**
 * Several names change place, and no file system does that at once. So it is written down first what will be done,
 * and whoever opens the directory next ends it: before the journal the old content is in place, after it the new.
 */
interface Journal {
  /** Where the old content goes. */
  aside: string;
}

const PARTS = [DATABASE, PICTURES, KEYS, MARK];

/** From here on the new content counts. The draft of a restore must be complete and on the disk. */
export function beginSwap(data_dir: string, now: Date): void {
  const aside = makeAside(data_dir, now);
  const journal: Journal = { aside };
  writeDurably(join(data_dir, SWAP_JOURNAL), JSON.stringify(journal));
}

/**
 * Ends what `beginSwap` began, however far it had come. Removes what a restore left that had not come so far.
 * @returns where the old content lies; null when there is none, or nothing to end
 */
export function finishSwap(data_dir: string): string | null {
  const journal = join(data_dir, SWAP_JOURNAL);
  const draft = join(data_dir, RESTORE_DRAFT);
  if (!existsSync(journal)) {
    removeDraft(draft);
    return null;
  }
  const { aside } = JSON.parse(readFileSync(journal, 'utf8')) as Journal;
  for (const name of PARTS) {
    const [old, fresh] = [join(data_dir, name), join(draft, name)];
    if (!existsSync(fresh)) continue; // it is in place
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

/** Beside the data directory; inside where that is another file system, e.g. around the volume of a container. */
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
