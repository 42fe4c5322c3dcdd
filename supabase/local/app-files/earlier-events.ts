import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { ReadEvent } from './public-rows.ts';

/** Reads one public event with the rights of a visitor, so that the row policies decide too. */
export const earlierEvents =
  (db: Pick<OpenDatabase, 'asCaller'>): ReadEvent =>
  (id) =>
    db.asCaller({ user_id: null }, async (query) => {
      const { rows } = await query<{ event: AirsoftEvent | null }>(
        'select public.public_event($1) as event',
        [id],
      );
      return rows[0]?.event ?? null;
    });
