import { byCreation } from '#sync/records/writing-order.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';

const query: LiveQuery<'my_records'> = {
  find: { selector: { kind: { $eq: 'notification' } } },
  keep: ({ kind }) => kind === 'notification',
};

const ANSWERS = ['member_approved', 'member_removed', 'join_rejected'];

/**
 * What I was told last about my place in this team: who was refused or taken out has no row that
 * says so.
 * @returns the code of the notification
 */
export function useLastAnswer(team_id: string): unknown {
  const found = useLiveRecords('my_records', query);
  if (found.state !== 'present') return undefined;
  const told = found.rows.flatMap((row) => (row.kind === 'notification' ? [row] : []));
  return told
    .toSorted(byCreation)
    .map(({ data }) => data)
    .filter(({ url, data }) => url === `/team/${team_id}` && ANSWERS.includes(String(data.code)))
    .findLast(({ data }) => data.is_over !== true)?.data.code; // or I have asked again since
}
