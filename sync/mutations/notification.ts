import * as v from 'valibot';
import { Id, Instant } from '../records/record.ts';
import { defineMutation, newId, unseen, type Effect } from '../kit/mutation.ts';
import { compareInstants } from '../records/writing-order.ts';

/** Shows a notification as read if it was created until `up_to`. */
const asRead = (id: string, up_to?: string): Effect => ({
  collection: 'my_records',
  id,
  change: (row) => {
    if (row?.kind !== 'notification') return row;
    if (up_to !== undefined && compareInstants(row.data.created_at, up_to) > 0) return row;
    return { ...row, data: { ...row.data, read: true } };
  },
});

/** Marks a notification as read. Never refused, because a deleted one needs no mark. */
const readNotification = defineMutation({
  name: 'read_notification@1',
  args: v.object({ id: Id }),
  lane: () => 'notifications',
  once: ({ id }) => `read:${id}`,
  effects: ({ id }) => [asRead(id)],
});

/**
 * Marks everything created until `up_to` as read, the `created_at` of the newest notification
 * shown: what arrives while this waits for a network stays unread. `ids` are those that this device
 * shows as unread; the server uses only the instant.
 */
const readAllNotifications = defineMutation({
  name: 'read_all_notifications@1',
  args: v.object({ up_to: Instant, ids: v.pipe(v.array(Id), v.maxLength(500)) }),
  lane: () => 'notifications',
  effects: ({ up_to, ids }) => ids.map((id) => asRead(id, up_to)),
});

/**
 * Switches the reminders of one event off or on, for me, on all my devices. `id` is that of my
 * earlier choice, or new; the server keeps one choice for each event. Refusals: event_not_found,
 * id_reused.
 */
const switchReminders = defineMutation({
  name: 'switch_reminders@1',
  args: v.object({ id: Id, event_id: Id, is_off: v.boolean() }),
  fill: newId,
  lane: ({ event_id }) => `reminders:${event_id}`,
  effects: ({ id, event_id, is_off }) => [
    {
      collection: 'my_records',
      id,
      change: (row) =>
        row && row.kind !== 'reminder'
          ? row
          : { ...unseen, ...row, id, kind: 'reminder', data: { event_id, is_off } },
    },
  ],
});

/** Which notifications I have read, and which I want. */
export const notificationMutations = {
  [readNotification.name]: readNotification,
  [readAllNotifications.name]: readAllNotifications,
  [switchReminders.name]: switchReminders,
} as const;
