import type { Rows } from '../records/collections.ts';
import type { Effect } from '../mutations/mutation.ts';

type Kind = Rows['team_records']['kind'];
type Data<Name extends Kind> = Extract<Rows['team_records'], { kind: Name }>['data'];

/** Changes what one record of a team says; a row of another kind, or none, stays what it is. */
export const changeTeamRecord = <Name extends Kind>(
  kind: Name,
  id: string,
  change: (data: Data<Name>) => Data<Name>,
): Effect => ({
  collection: 'team_records',
  id,
  change: (row) =>
    row?.kind === kind ? ({ ...row, data: change(row.data as Data<Name>) } as typeof row) : row,
});

export const dropTeamRecord = (id: string): Effect => ({
  collection: 'team_records',
  id,
  change: () => undefined,
});
