import { useMemo } from 'react';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import { byCreation } from '#sync/records/writing-order.ts';
import type { Rows } from '#sync/records/collections.ts';

type MyRecord = Rows['my_records'];
export type NotificationRow = Extract<MyRecord, { kind: 'notification' }>;

const query: LiveQuery<'my_records'> = {
  find: { selector: { kind: { $eq: 'notification' } } },
  keep: isNotification,
};

/**
 * My notifications, the newest first, including what I have marked as read offline; undefined until
 * known.
 */
export function useNotifications(): readonly NotificationRow[] | undefined {
  const found = useLiveRecords('my_records', query);
  return useMemo(
    () =>
      found.state === 'loading'
        ? undefined
        : found.rows.filter(isNotification).toSorted((a, b) => byCreation(b, a)),
    [found],
  );
}

/** The badge of bell and menu. */
export const unreadCount = (rows: readonly NotificationRow[] | undefined): number =>
  rows?.filter(({ data }) => !data.read).length ?? 0;

/** Spec 1 §9: '9+' above 9, undefined for none. */
export function badgeOf(unread: number): string | undefined {
  if (unread === 0) return undefined;
  return unread > 9 ? '9+' : String(unread);
}

function isNotification(row: MyRecord): row is NotificationRow {
  return row.kind === 'notification';
}
