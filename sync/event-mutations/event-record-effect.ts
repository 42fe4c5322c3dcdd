import type { Rows } from '../records/collections.ts';
import { unseen, type Effect } from '../kit/mutation.ts';

type Kind = Rows['event_records']['kind'];
type Data<Name extends Kind> = Extract<Rows['event_records'], { kind: Name }>['data'];

type Made = {
  readonly id: string;
  readonly event_id: string;
  /** What is shown of a row that exists already; left out: the row. */
  readonly onto?: (row: Rows['event_records']) => Rows['event_records'];
};

/** Creates one record of an event; a row that exists already stays as it is. */
export const createEventRecord = <Name extends Kind>(
  kind: Name,
  { id, event_id, onto = (row) => row }: Made,
  data: Data<Name>,
): Effect => ({
  collection: 'event_records',
  id,
  change: (row) =>
    row ? onto(row) : ({ id, event_id, kind, data, ...unseen } as Rows['event_records']),
});
