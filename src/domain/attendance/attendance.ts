import type { Rows } from '#sync/records/collections.ts';

/** A mark at the gate, as it is replicated. */
export type CheckIn = Extract<Rows['event_records'], { kind: 'check_in' }>;

/** What happened to one person, from all marks that were not undone. */
export type Attendance = {
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
};

export type Attendances = {
  /** Everybody who came, by operator id: each person once, however often they were scanned. */
  people: Map<string, Attendance>;
  /** Passes that this event does not know; each `in` counts separately. */
  unknown: CheckIn[];
};

/**
 * Who came, and who is on the field. The same marks give the same result in any order of arrival,
 * on every phone and in the database (`private.attended_operator_ids`).
 */
export function attendances(check_ins: readonly CheckIn[]): Attendances {
  const people = new Map<string, Attendance>();
  const unknown: CheckIn[] = [];
  for (const mark of standing(check_ins)) {
    const { operator_id } = mark.data;
    const is_out = mark.data.mark === 'out';
    if (operator_id === null) {
      if (!is_out) unknown.push(mark);
      continue;
    }
    const person = people.get(operator_id);
    if (is_out) {
      if (person) Object.assign(person, { inside: false, last: mark });
    } else if (!person) {
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

/** A mark about a person, in the order in which they happened. */
export type HeardMark = {
  readonly mark: CheckIn;
  readonly undone: boolean;
  /** An `in` while the person was already on the field. */
  readonly again: boolean;
};

/** Everything that was marked about one person, but for the undos: those are said of their marks. */
export function marksOf(check_ins: readonly CheckIn[], operator_id: string): HeardMark[] {
  const undone = undoneIds(check_ins);
  let inside = false;
  return inOrder(check_ins.filter(({ data }) => data.operator_id === operator_id))
    .filter(({ data }) => data.mark !== 'undo' && !data.awaits_yes)
    .map((mark) => {
      if (undone.has(mark.id)) return { mark, undone: true, again: false };
      const again = inside && mark.data.mark === 'in';
      inside = mark.data.mark === 'in';
      return { mark, undone: false, again };
    });
}

/** Marks that the server has not seen, of all devices whose marks are here. */
export function unsentMarks(check_ins: readonly CheckIn[]): {
  readonly count: number;
  /** Ids of the devices that made them. */
  readonly devices: ReadonlySet<string>;
} {
  const unsent = check_ins.filter(({ rev }) => rev === 0);
  return { count: unsent.length, devices: new Set(unsent.map(({ data }) => data.device_id)) };
}

/** Marks that count once the organiser has made the same: without those that were. */
export function awaitingMarks(check_ins: readonly CheckIn[]): readonly CheckIn[] {
  const what = (mark: CheckIn) =>
    `${mark.data.operator_id} ${mark.data.mark} ${mark.data.undoes} ${happenedAt(mark)}`;
  const counting = new Set(check_ins.filter(({ data }) => !data.awaits_yes).map(what));
  return check_ins.filter((mark) => mark.data.awaits_yes && !counting.has(what(mark)));
}

/** When a mark was made, by the server's clock: UTC ms. */
export const happenedAt = ({
  data,
}: {
  readonly data: Pick<CheckIn['data'], 'scanned_at' | 'clock_offset_ms'>;
}): number => Date.parse(data.scanned_at) + data.clock_offset_ms;

/**
 * The `in` and `out` marks that count and have no undo, in the order in which they happened. An undo
 * can't be undone.
 */
function standing(check_ins: readonly CheckIn[]): CheckIn[] {
  const undone = undoneIds(check_ins);
  return inOrder(
    check_ins.filter(({ id, data }) => data.mark !== 'undo' && !data.awaits_yes && !undone.has(id)),
  );
}

const undoneIds = (check_ins: readonly CheckIn[]): ReadonlySet<string> =>
  new Set(
    check_ins.flatMap(({ data }) =>
      data.mark === 'undo' && data.undoes && !data.awaits_yes ? [data.undoes] : [],
    ),
  );

/** Two marks of the same moment are ordered by their id, as in the database. */
const inOrder = (check_ins: readonly CheckIn[]): CheckIn[] =>
  check_ins
    .map((mark) => ({ mark, at: happenedAt(mark) }))
    .toSorted((a, b) => a.at - b.at || (a.mark.id < b.mark.id ? -1 : 1))
    .map(({ mark }) => mark);
