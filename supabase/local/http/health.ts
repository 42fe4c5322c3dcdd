import type { Database } from '../database/database.ts';

export interface Health {
  /** The process answers. */
  ok: true;
  /** `busy`: somebody holds it for longer than a moment, or it is being opened again. */
  database: 'answers' | 'busy';
  /** Of the synchronisation, as last heard; another one than before means a restored database. */
  epoch?: string;
}

/** A health check asks again after a second or so; until then nobody may wait for the database. Unit: ms. */
const MOMENT_MS = 500;

/** Says how the backend is within a moment, whatever the database does: one question at a time stands in its line. */
export function watchHealth(db: Database): () => Promise<Health> {
  let epoch: string | undefined;
  let asking: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    epoch = await readEpoch(db);
    return true;
  }

  return async () => {
    asking ??= ask()
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
