import { useLiveRecords, type LiveQuery } from '../rows/use-live-records.ts';

const of_role: LiveQuery<'my_records'> = {
  find: { selector: { kind: { $eq: 'role' } } },
  keep: ({ kind }) => kind === 'role',
};

/**
 * Whether the replica says that I am an administrator, without asking the server; undefined until
 * known.
 */
export function useKnownAdmin(): boolean | undefined {
  const roles = useLiveRecords('my_records', of_role);
  if (roles.state === 'loading') return undefined;
  return roles.rows.some((row) => row.kind === 'role' && row.data.role === 'admin');
}
