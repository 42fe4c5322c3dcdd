import type { Rows } from '../records/collections.ts';
import { unseen, type Effect } from '../kit/mutation.ts';

type Kind = Rows['team_records']['kind'];
type Data<Name extends Kind> = Extract<Rows['team_records'], { kind: Name }>['data'];

/** Creates a record of a team; a repeated request leaves the row that is there. */
export const createTeamRecord = <Name extends Kind>(
  kind: Name,
  { id, team_id }: { id: string; team_id: string },
  data: Data<Name>,
): Effect => ({
  collection: 'team_records',
  id,
  change: (row) => row ?? ({ id, team_id, kind, data, ...unseen } as Rows['team_records']),
});

/** Changes one record of a team; a missing row, or one of another kind, stays as it is. */
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
