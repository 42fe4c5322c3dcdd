import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from 'tar';
import { beginDraft, DRAFT_MARK } from './draft.ts';
import { renameDurably } from './disk/durable-write.ts';
import { DATABASE, MARK, MARK_TEXT } from './layout.ts';
import { pristineDatabase } from './pristine.ts';
import { syncTree } from './disk/sync-tree.ts';

/** The name under which an empty database is created. */
export const FIRST_DRAFT = 'db.draft';

/** Creates an empty database completely or not at all, whenever the process is killed. */
export async function makeFirstDatabase(data_dir: string): Promise<void> {
  const draft = join(data_dir, FIRST_DRAFT);
  beginDraft(draft);
  await unpack(Buffer.from(await (await pristineDatabase()).arrayBuffer()), draft);
  writeFileSync(join(draft, MARK), MARK_TEXT, { mode: 0o600 });
  await syncTree(draft);
  const db_path = join(data_dir, DATABASE);
  renameDurably(draft, db_path);
  rmSync(join(db_path, DRAFT_MARK)); // if it stays there, it does no harm
}

function unpack(tar: Buffer, cwd: string): Promise<void> {
  const unpacking = extract({
    cwd,
    onReadEntry: (entry) => (entry.mode = entry.type === 'Directory' ? 0o700 : 0o600),
  });
  return new Promise((resolve, reject) => {
    unpacking.once('close', resolve);
    unpacking.once('error', reject);
    unpacking.end(tar);
  });
}
