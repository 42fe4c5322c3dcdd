import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation, type Effect } from './mutation.ts';

/** Shows a notification as read, when it is one that was made until `up_to`. */
export const asRead = (id: string, up_to?: string): Effect => ({
  collection: 'my_records',
  id,
  change: (row) => {
    if (row?.kind !== 'notification') return row;
    if (up_to !== undefined && Date.parse(row.data.created_at) > Date.parse(up_to)) return row;
    return { ...row, data: { ...row.data, read: true } };
  },
});

/** I have read it. Is never refused: one that is gone has been read enough. */
export const readNotification = defineMutation({
  name: 'read_notification@1',
  args: v.object({ id: Id }),
  lane: () => 'notifications',
  once: ({ id }) => `read:${id}`,
  effects: ({ id }) => [asRead(id)],
});
