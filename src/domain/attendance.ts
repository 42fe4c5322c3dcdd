import type { Rows } from '#sync/records/collections.ts';

/** A mark at the gate, as it is replicated (field.md §5). */
export type CheckIn = Extract<Rows['event_records'], { kind: 'check_in' }>;

/** What happened to one person, from all marks that were not undone. */
export interface Attendance {
  /** The `in` that counts: the first by corrected time. */
  first_in: CheckIn;
  /**
   * Further `in` marks while already on the field: listed with both phones, never counted twice.
   */
  duplicates: CheckIn[];
  /** On the field now: the last mark is an `in`. */
  inside: boolean;
  /** The last mark that counts. */
  last: CheckIn;
}

export interface Attendances {
  /** Everybody who came, by operator id: each person once, however often they were scanned. */
  people: Map<string, Attendance>;
  /** Passes that this event does not know; each `in` counts separately. */
  unknown: CheckIn[];
}

/**
 * Who came, and who is on the field. The same marks give the same result in any order of arrival,
 * on every phone and in the database (`private.attended_operator_ids`).
 */
export function attendances(check_ins: readonly CheckIn[]): Attendances {
  const people = new Map<string, Attendance>();
  const unknown: CheckIn[] = [];
  for (const mark of standing(check_ins)) {
    const { operator_id } = mark.data;
    const person = operator_id === null ? undefined : people.get(operator_id);
    if (mark.data.mark === 'out') {
      if (person) Object.assign(person, { inside: false, last: mark });
    } else if (operator_id === null) unknown.push(mark);
    else if (!person) {
      people.set(operator_id, { first_in: mark, duplicates: [], inside: true, last: mark });
    } else {
      if (person.inside) person.duplicates.push(mark);
      Object.assign(person, { inside: true, last: mark });
    }
  }
  return { people, unknown };
}

/** The people who came, each once, sorted. */
export const attendedOperatorIds = (check_ins: readonly CheckIn[]): string[] =>
  [...attendances(check_ins).people.keys()].toSorted();

/** When a mark was made, by the server's clock: UTC ms. */
export const happenedAt = ({ data }: CheckIn): number =>
  Date.parse(data.scanned_at) + data.clock_offset_ms;

/**
 * The `in` and `out` marks without an undo, in the order in which they happened. An undo can't be
 * undone.
 */
function standing(check_ins: readonly CheckIn[]): CheckIn[] {
  const undone = new Set(
    check_ins.flatMap(({ data }) => (data.mark === 'undo' && data.undoes ? [data.undoes] : [])),
  );
  return check_ins
    .filter(({ id, data }) => data.mark !== 'undo' && !undone.has(id))
    .toSorted((a, b) => happenedAt(a) - happenedAt(b) || (a.id < b.id ? -1 : 1));
}
