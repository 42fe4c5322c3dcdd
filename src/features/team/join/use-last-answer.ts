import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';

const query: LiveQuery<'my_records'> = {
  find: { selector: { kind: { $eq: 'notification' } } },
  keep: ({ kind }) => kind === 'notification',
};

/**
 * Whether I was told that the captain took me out of this team: a row that leaves no other trace on
 * my device.
 */
export function useWasRemoved(team_id: string): boolean {
  const found = useLiveRecords('my_records', query);
  return (
    found.state === 'present' &&
    found.rows.some(
      (row) =>
        row.kind === 'notification' &&
        row.data.data.code === 'member_removed' &&
        row.data.url === `/team/${team_id}`,
    )
  );
}
