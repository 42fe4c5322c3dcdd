import type { Database } from '../database/database.ts';
import { forServer } from '../database/thread/address-served.ts';

export type Health = {
  /** The process answers. */
  ok: true;
  /** `busy`: something has held it for more than a moment, or it is being reopened. */
  database: 'answers' | 'busy';
  /** The sync epoch, as last read; a change means a restored database. */
  epoch?: string;
};

/**
 * A health check must answer within a second or so, so it waits no longer than this for the
 * database. Unit: ms.
 */
const MOMENT_MS = 500;

/**
 * Reports the backend's state within a moment, whatever the database does: at most one query waits
 * in its queue.
 */
export function watchHealth(db: Database): () => Promise<Health> {
  let epoch: string | undefined;
  let asking: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    epoch = await readEpoch(db);
    return true;
  }

  return async () => {
    asking ??= forServer(ask)
      .catch(() => false)
      .finally(() => (asking = null));
    const moment = Promise.withResolvers<boolean>();
    const timer = setTimeout(moment.resolve, MOMENT_MS, false);
    const answers = await Promise.race([asking, moment.promise]);
    clearTimeout(timer);
    return { ok: true, database: answers ? 'answers' : 'busy', ...(epoch ? { epoch } : {}) };
  };
}

async function readEpoch(db: Database): Promise<string | undefined> {
  const { rows } = await db.query<{ there: boolean }>(
    `select to_regprocedure('private.epoch()') is not null as there`,
  );
  if (!rows[0]?.there) return undefined;
  const answer = await db.query<{ epoch: string }>('select private.epoch() as epoch');
  return answer.rows[0]?.epoch;
}
