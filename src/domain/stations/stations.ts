import type { EnergyLimit } from '#sync/records/airsoft-event.ts';
import type { Rows } from '#sync/records/collections.ts';
import { stations, type ArmbandColour, type Station } from '#sync/records/event-record.ts';
import { judge, type Shot } from './chronograph.ts';

/** What a station found about a person, as it is replicated. */
export type StationRecord = Extract<Rows['event_records'], { kind: 'station' }>;

/** What counts at a station, or of one replica at the chronograph. */
export type Finding = {
  /** The latest by corrected time that was not taken back. */
  readonly record: StationRecord;
  /**
   * Earlier ones of other devices that say something else, the latest first: nobody knows which of
   * them is right until one is taken back.
   */
  readonly others: readonly StationRecord[];
};

/** The findings of one person. At the chronograph one for each replica, else at most one. */
export type PersonStations = Readonly<Record<Station, readonly Finding[]>>;

export const noStations: PersonStations = {
  waiver: [],
  chronograph: [],
  payment: [],
  armband: [],
};

/** blank: not done. done: green. check: amber. over: red, above the event's limit. */
export type StationState = 'blank' | 'done' | 'check' | 'over';

/**
 * What every station found, by operator id. The same records give the same findings in any order of
 * arrival, on every phone.
 */
export function stationsOf(records: readonly StationRecord[]): ReadonlyMap<string, PersonStations> {
  const people = new Map<string, Record<Station, Finding[]>>();
  const heard = new Map<string, { record: StationRecord; others: StationRecord[] }>();
  for (const record of standing(records)) {
    const key = keyOf(record);
    const found = heard.get(key);
    if (found) {
      if (contradicts(found.record, record)) found.others.push(record);
      continue;
    }
    const finding = { record, others: [] };
    heard.set(key, finding);
    const { operator_id, station } = record.data;
    const person = people.get(operator_id) ?? { ...emptied() };
    person[station].push(finding);
    people.set(operator_id, person);
  }
  for (const { chronograph } of people.values()) chronograph.sort(byReplica);
  return people;
}

/**
 * The colour of a cell of the matrix. At the chronograph the worst replica says it.
 * @param limits of the event @param operator_class of the person
 */
export function stationState(
  findings: readonly Finding[],
  limits: readonly EnergyLimit[] | null,
  operator_class: string | null,
): StationState {
  if (findings.length === 0) return 'blank';
  const states = findings.map(({ record, others }): StationState => {
    const shot = shotOf(record);
    const verdict = shot && judge(shot, limits, operator_class);
    if (verdict === 'over') return 'over';
    if (others.length > 0 || record.data.flagged || verdict === 'class_unknown') return 'check';
    return 'done';
  });
  if (states.includes('over')) return 'over';
  return states.includes('check') ? 'check' : 'done';
}

/** What the chronograph showed; undefined for other stations. */
export const shotOf = ({
  data: { fps, bb_g },
}: {
  readonly data: Partial<Record<keyof Shot, number | null | undefined>>;
}): Shot | undefined => (fps == null || bb_g == null ? undefined : { fps, bb_g });

/** The colour that each team of the event got: of the latest armband that was handed to it. */
export function teamColours(records: readonly StationRecord[]): ReadonlyMap<string, ArmbandColour> {
  const colours = new Map<string, ArmbandColour>();
  for (const { data } of standing(records)) {
    const { event_team_id, colour } = data;
    if (event_team_id && colour && !colours.has(event_team_id)) colours.set(event_team_id, colour);
  }
  return colours;
}

/** Everything that was recorded about one person, the latest first, with what was taken back. */
export function recordsOf(
  records: readonly StationRecord[],
  operator_id: string,
): { readonly record: StationRecord; readonly undone: boolean }[] {
  const undone = undoneIds(records);
  return latestFirst(records.filter(({ data }) => data.operator_id === operator_id))
    .filter(({ data }) => data.undoes === null && !data.awaits_yes)
    .map((record) => ({ record, undone: undone.has(record.id) }));
}

/** When a record was made, by the server's clock: UTC ms. */
export const recordedAt = ({ data }: StationRecord): number =>
  Date.parse(data.recorded_at) + data.clock_offset_ms;

/** Records that count once the organiser says the same at the station: without those that were. */
export function awaitingRecords(records: readonly StationRecord[]): readonly StationRecord[] {
  const undone = undoneIds(records);
  const counting = new Set(standing(records).map(keyOf));
  const isSaid = (record: StationRecord) =>
    record.data.undoes === null ? counting.has(keyOf(record)) : undone.has(record.data.undoes);
  return records.filter((record) => record.data.awaits_yes && !isSaid(record));
}

/** Records that count and were not taken back, the latest first. An undo can't be undone. */
function standing(records: readonly StationRecord[]): StationRecord[] {
  const undone = undoneIds(records);
  return latestFirst(
    records.filter(({ id, data }) => data.undoes === null && !data.awaits_yes && !undone.has(id)),
  );
}

const undoneIds = (records: readonly StationRecord[]): ReadonlySet<string> =>
  new Set(
    records.flatMap(({ data }) => (data.undoes === null || data.awaits_yes ? [] : [data.undoes])),
  );

/** Two records of the same moment are ordered by their id, as in the database. */
const latestFirst = (records: readonly StationRecord[]): StationRecord[] =>
  records.toSorted((a, b) => recordedAt(b) - recordedAt(a) || (a.id < b.id ? 1 : -1));

const keyOf = ({ data }: StationRecord): string =>
  `${data.operator_id} ${data.station} ${replicaKey(data.replica)}`;

const replicaKey = (replica: string | null): string =>
  (replica ?? '').trim().toLocaleLowerCase('pt-BR');

const byReplica = (a: Finding, b: Finding): number => {
  const [one, other] = [replicaKey(a.record.data.replica), replicaKey(b.record.data.replica)];
  return one < other ? -1 : Number(one > other);
};

/** A second record of the same device corrects its first. */
function contradicts({ data: a }: StationRecord, { data: b }: StationRecord): boolean {
  if (a.device_id === b.device_id) return false;
  return (['fps', 'bb_g', 'seal', 'method', 'colour', 'event_team_id'] as const).some(
    (field) => a[field] !== b[field],
  );
}

const emptied = (): Record<Station, Finding[]> =>
  Object.fromEntries(stations.map((station) => [station, []])) as unknown as Record<
    Station,
    Finding[]
  >;
