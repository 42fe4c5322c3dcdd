import type { DurableFiles } from './durable-files.ts';
import { RESTORE_A_BACKUP, StartError } from '#local/data-dir/start-error.ts';

/** SQLSTATE of a damaged page or index: data_corrupted, index_corrupted. */
const DAMAGED = new Set(['XX001', 'XX002']);

/** Why a database did not open, with PostgreSQL's own words about the file. */
export function explainedFailure(
  files: Pick<DurableFiles, 'root' | 'lastWords'>,
  cause: unknown,
): StartError {
  const words = files.lastWords ?? (cause instanceof Error ? cause.message : String(cause));
  if (/no space left on device/i.test(words)) {
    return new StartError(
      `${files.root}: there is no space left on that disk (${words}).`,
      'Make room, then start again: nothing is lost.',
      cause,
    );
  }
  if (/permission denied/i.test(words)) {
    return new StartError(
      `${files.root}: a file of the database may not be read or written (${words}).`,
      'Give the user that starts the server the right to read and write it: nothing is lost.',
      cause,
    );
  }
  return new StartError(
    `${files.root}: the database does not open: ${words}.`,
    RESTORE_A_BACKUP,
    cause,
  );
}

/**
 * Where a statement met a damaged page or index. @returns null when the error is of another kind
 */
export function damageIn(error: unknown): string | null {
  const { code, message = '' } = error as { code?: string; message?: string };
  return code !== undefined && DAMAGED.has(code) ? message : null;
}

/**
 * Warns the person who runs the server, because the person on the phone can't repair it; once per
 * place.
 */
export function warnOfDamage(error: unknown): void {
  const damage = damageIn(error);
  if (damage === null || SAID.has(damage)) return;
  SAID.add(damage);
  console.error(
    `The database is damaged: ${damage}. Other data can be read. Stop the server, keep a copy of the data directory, ` +
      'and restore a backup: npm run restore -- FILE',
  );
}

const SAID = new Set<string>();
