import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** Marks a draft as ours, so that it may be removed. It is the first file in it. */
export const DRAFT_MARK = 'draft-of-qg-airsoft';

/**
 * A directory that becomes final by one rename. If the process is killed before that, the next
 * start removes it.
 */
export function beginDraft(path: string): void {
  removeDraft(path);
  mkdirSync(path, { mode: 0o700 });
  writeFileSync(join(path, DRAFT_MARK), 'Half of something. The next start removes it.\n');
}

/** @throws when the directory has that name and is not one of our drafts */
export function removeDraft(path: string): void {
  if (!existsSync(path)) return;
  if (!existsSync(join(path, DRAFT_MARK)) && readdirSync(path).length > 0) {
    throw new StartError(
      `${path} has the name of a draft, and was not made as one.`,
      'Move it elsewhere, or delete it.',
    );
  }
  rmSync(path, { recursive: true });
}
