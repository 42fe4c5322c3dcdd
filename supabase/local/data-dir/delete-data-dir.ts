import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { holdDirectory, LOCK_FILE } from './directory-lock.ts';
import { DATABASE, strangersIn } from './layout.ts';
import { beginDraft } from './draft.ts';
import { FIRST_DRAFT } from './first-database.ts';
import { StartError } from './start-error.ts';

/**
 * Empties a data directory. The lock stays: who waits for it must not get another one than who comes later.
 * @throws StartError when anything else lies there, and when another process uses it
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
    // Killed half-way, no half of a database has the name of one.
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
