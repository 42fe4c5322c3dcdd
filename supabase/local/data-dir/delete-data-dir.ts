import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { holdDirectory, LOCK_FILE } from './directory-lock.ts';
import { DATABASE, strangersIn } from './layout.ts';
import { beginDraft } from './draft.ts';
import { FIRST_DRAFT } from './first-database.ts';
import { StartError } from './start-error.ts';

/**
 * Empties a data directory. The lock file stays, so that a waiting process and a later one use the
 * same lock.
 * @throws StartError when it contains anything else, and when another process uses it
 */
export function deleteDataDir(path: string): void {
  if (!existsSync(path)) return;
  const strangers = strangersIn(path);
  if (strangers.length > 0) {
    throw new StartError(
      `${path} is not a data directory, or not only: it holds ${strangers.slice(0, 3).join(', ')}.`,
      'Nothing was deleted. Move that elsewhere first, or set DATA_DIR.',
    );
  }
  const lock = holdDirectory(path);
  try {
    // If this is killed half-way, no incomplete database keeps the final name.
    if (existsSync(join(path, DATABASE))) {
      const draft = join(path, FIRST_DRAFT);
      beginDraft(draft);
      renameSync(join(path, DATABASE), join(draft, DATABASE));
    }
    for (const name of readdirSync(path)) {
      if (name !== LOCK_FILE) rmSync(join(path, name), { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
}
