import * as v from 'valibot';
import { Id, Instant } from '../records/record.ts';
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

/**
 * I have read everything that was made until `up_to`, the `created_at` of the newest that I was shown: what came
 * while this waited for a network stays unread. `ids` are those that this device shows as unread; the server goes
 * by the instant.
 */
export const readAllNotifications = defineMutation({
  name: 'read_all_notifications@1',
  args: v.object({ up_to: Instant, ids: v.pipe(v.array(Id), v.maxLength(500)) }),
  lane: () => 'notifications',
  effects: ({ up_to, ids }) => ids.map((id) => asRead(id, up_to)),
});

/** What I have read. */
export const notificationMutations = {
  [readNotification.name]: readNotification,
  [readAllNotifications.name]: readAllNotifications,
} as const;
