import type { Database } from '../database/database.ts';

export interface Health {
  ok: boolean;
  /** Of the synchronisation; another one than before means a restored database. */
  epoch?: string;
}

export async function readHealth(db: Database): Promise<Health> {
  const { rows } = await db.query<{ there: boolean }>(
    `select to_regprocedure('private.epoch()') is not null as there`,
  );
  if (!rows[0]?.there) return { ok: true };
  const epoch = (await db.query<{ epoch: string }>('select private.epoch() as epoch')).rows[0]
    ?.epoch;
  return { ok: true, ...(epoch ? { epoch } : {}) };
}
