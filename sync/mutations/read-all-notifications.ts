import * as v from 'valibot';
import { Id, Instant } from '../records/record.ts';
import { defineMutation } from './mutation.ts';
import { asRead } from './read-notification.ts';

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
