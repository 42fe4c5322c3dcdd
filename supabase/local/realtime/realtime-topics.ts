import type { Claims } from '../auth/access-token.ts';
import type { OpenDatabase } from '../database/database.ts';

/** Whether they may listen to a topic: the policies on realtime.messages say it, as on hosted. */
export type MayListen = (topic: string, claims: Claims) => Promise<boolean>;

export const askPolicies =
  (db: Pick<OpenDatabase, 'asCaller'>): MayListen =>
  (topic, { role, sub }) =>
    db.asCaller({ user_id: role === 'authenticated' ? (sub ?? null) : null }, async (query) => {
      await query(`select set_config('realtime.topic', $1, true)`, [topic]);
      const { rows } = await query(`select 1 from realtime.messages where extension = 'broadcast'`);
      return rows.length > 0;
    });
