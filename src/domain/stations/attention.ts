import type { Operator } from '#sync/records/operator.ts';
import { awaitingMarks, happenedAt, type CheckIn } from '../attendance/attendance.ts';
import type { GateList, GatePerson } from '../attendance/gate-list.ts';
import {
  awaitingRecords,
  recordedAt,
  stationsOf,
  type PersonStations,
  type StationRecord,
} from './stations.ts';

/**
 * Why somebody has to look at it. not_sent: the server refused what this device asked. unknown: came
 * and stands on no list. late: marked by a clock ahead of the server's. flagged: the event was
 * cancelled, or the helper removed. awaits: it counts once the organiser says the same. twice: marked by two devices. over: came when the event was full.
 * differs: two devices say different things of a station.
 */
const attentionKinds = [
  'not_sent',
  'awaits',
  'unknown',
  'late',
  'flagged',
  'twice',
  'over',
  'differs',
] as const;
type AttentionKind = (typeof attentionKinds)[number];

export type Attention = {
  readonly key: string;
  readonly kind: AttentionKind;
  /** '' = no name on this device. */
  readonly name: string;
  /** UTC ms by the server's clock. */
  readonly at: number;
  /** The marks and records that it is about, the first one first. */
  readonly about: readonly (CheckIn | StationRecord)[];
};

type Known = {
  readonly list: GateList;
  readonly marks: readonly CheckIn[];
  readonly records: readonly StationRecord[];
};

/** The server flags a mark that is further ahead than this (`check_in@1`). */
const AHEAD_MS = 5 * 60_000;

/**
 * What the organiser has to look at, from everything that this device knows; each person once a
 * kind, the latest first.
 */
export function attention({ list, marks, records }: Known): Attention[] {
  const people = [...list.of.values(), ...list.unlisted];
  const names = new Map(people.map(({ id, operator }) => [id, operator?.name ?? '']));
  const nameOf = (id: string | null) => names.get(id ?? '') ?? '';
  return [
    ...awaitingMarks(marks).map((mark) => awaiting(mark, nameOf, happenedAt(mark))),
    ...awaitingRecords(records).map((one) => awaiting(one, nameOf, recordedAt(one))),
    ...people.flatMap((person) => ofPerson(person, list.of.has(person.id))),
    ...marks.flatMap((mark) => ofMark(mark, list, names)),
    ...[...stationsOf(records)].flatMap(([id, found]) =>
      ofStations(id, found, names.get(id) ?? ''),
    ),
  ].toSorted((a, b) => b.at - a.at || (a.key < b.key ? -1 : 1));
}

const awaiting = (
  one: CheckIn | StationRecord,
  nameOf: (id: string | null) => string,
  at: number,
): Attention => ({
  key: `awaits ${one.id}`,
  kind: 'awaits',
  name: nameOf(one.data.operator_id),
  at,
  about: [one],
});

function ofPerson({ id, operator, attendance }: GatePerson, listed: boolean): Attention[] {
  const name = operator?.name ?? '';
  if (!attendance) return operator?.over_capacity ? [overCapacity(operator)] : [];
  const { first_in, duplicates } = attendance;
  const about = [first_in, ...duplicates];
  const at = happenedAt(first_in);
  return [
    ...(listed
      ? []
      : [{ key: `unknown ${id}`, kind: 'unknown' as const, name, at, about: [first_in] }]),
    ...(operator?.over_capacity ? [overCapacity(operator, at)] : []),
    ...(duplicates.some(({ data }) => data.device_id !== first_in.data.device_id)
      ? [{ key: `twice ${id}`, kind: 'twice' as const, name, at: happenedAt(about.at(-1)!), about }]
      : []),
  ];
}

/** @param came_at of who was marked: their place may have been sent hours later */
const overCapacity = (
  { id, name, registered_at }: Operator,
  came_at = Date.parse(registered_at),
): Attention => ({
  key: `over ${id}`,
  kind: 'over',
  name,
  at: came_at,
  about: [],
});

/** A flagged mark, unless it is flagged because its person is unknown: that is said of the person. */
function ofMark(
  mark: CheckIn,
  { of, unlisted }: GateList,
  names: ReadonlyMap<string, string>,
): Attention[] {
  const { flagged, operator_id, received_at, awaits_yes } = mark.data;
  if (!flagged || awaits_yes) return [];
  const at = happenedAt(mark);
  const is_ahead = at > Date.parse(received_at) + AHEAD_MS;
  const known = operator_id !== null && of.has(operator_id);
  if (!is_ahead && !known && unlisted.some(({ id }) => id === operator_id)) return [];
  const kind = is_ahead ? 'late' : known || operator_id !== null ? 'flagged' : 'unknown';
  const name = names.get(operator_id ?? '') ?? '';
  return [{ key: `mark ${mark.id}`, kind, name, at, about: [mark] }];
}

const ofStations = (id: string, found: PersonStations, name: string): Attention[] =>
  Object.values(found)
    .flat()
    .filter(({ record, others }) => others.length > 0 || record.data.flagged)
    .map(({ record, others }) => ({
      key: `station ${id} ${record.id}`,
      kind: others.length > 0 ? 'differs' : 'flagged',
      name,
      at: recordedAt(record),
      about: [record, ...others],
    }));
