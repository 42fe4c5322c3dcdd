import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { ReadEvent } from './public-rows.ts';

/** Reads one public event with the rights of a visitor, so that the row policies decide too. */
export const earlierEvents =
  (db: Pick<OpenDatabase, 'asCaller'>): ReadEvent =>
  (id) =>
    db.asCaller({ user_id: null }, async (query) => {
      const { rows } = await query<{ event: string }>(
        'select to_json(e)::text as event from private.sync_airsoft_events e where e.id = $1 and e.is_public',
        [id],
      );
      return rows[0] ? (JSON.parse(rows[0].event) as AirsoftEvent) : null;
    });
