import * as v from 'valibot';
import type { MutationArgs } from '#sync/registry/registry.ts';
import {
  HeardMark,
  HeardWalkIn,
  MOST_MARKS,
  MOST_WALK_INS,
} from '#sync/event-mutations/heard-marks.ts';
import { HeardStation, MOST_STATIONS } from '#sync/event-mutations/station.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Operator } from '#sync/records/operator.ts';
import type { CheckIn } from '../attendance/attendance.ts';
import type { StationRecord } from '../stations/stations.ts';
import { pack, unpack } from './packed.ts';

/** What two phones of a gate tell each other: everything that happened, without numbers. */
export type MergeContent = {
  readonly marks: HeardMark[];
  readonly walk_ins: HeardWalkIn[];
  readonly stations: HeardStation[];
};

/**
 * What can be told, by kind. A row is sent as the list of its columns, in this order: a newer app may
 * add columns at the end and kinds of its own, and an older one leaves them out. Each version tells
 * every kind that it reads, also an empty one, so that the other phone knows what was not read.
 */
const KINDS = {
  check_in: {
    schema: HeardMark,
    columns: [
      'id', 'operator_id', 'mark', 'undoes', 'scanned_at', 'clock_offset_ms', 'device_id',
      'data_version', 'staff_id', 'staff_name',
    ], // prettier-ignore
  },
  walk_in: {
    schema: HeardWalkIn,
    columns: ['operator_id', 'name', 'team', 'class', 'came_at', 'lease_id', 'staff_id'],
  },
  station: {
    schema: v.pipe(v.looseObject({ bb_g: v.unknown() }), v.transform(inGrams), HeardStation),
    columns: [
      'id', 'operator_id', 'station', 'undoes', 'signed', 'replica', 'fps', 'bb_g', 'seal', 'method',
      'colour', 'event_team_id', 'recorded_at', 'clock_offset_ms', 'device_id', 'staff_id',
      'staff_name',
    ], // prettier-ignore
  },
} as const;

/** Only whole numbers are packed: a BB is told in hundredths of a gram. */
function inGrams<Row extends { readonly bb_g: unknown }>({ bb_g, ...row }: Row) {
  return { ...row, bb_g: typeof bb_g === 'number' ? bb_g / 100 : bb_g };
}
const inHundredths = ({ bb_g, ...row }: HeardStation) => ({
  ...row,
  bb_g: bb_g && Math.round(bb_g * 100),
});

export const packedContent = ({
  marks,
  walk_ins,
  stations,
}: MergeContent): Uint8Array<ArrayBuffer> =>
  pack({
    check_in: marks.map((row) => KINDS.check_in.columns.map((column) => row[column])),
    walk_in: walk_ins.map((row) => KINDS.walk_in.columns.map((column) => row[column])),
    station: stations
      .map(inHundredths)
      .map((row) => KINDS.station.columns.map((column) => row[column])),
  });

export type ReadContent = MergeContent & {
  /** Rows that this version of the app can't read: they stay on the other phone. */
  readonly unread: number;
  /** False: the other phone's version can't read what stations found, and does not have it. */
  readonly reads_stations: boolean;
};

/** @throws when the bytes are no content */
export function contentOf(bytes: Uint8Array): ReadContent {
  const kinds = v.parse(v.record(v.string(), v.array(v.array(v.unknown()))), unpack(bytes));
  let unread = 0;
  const rows = <T>(name: string, columns: readonly string[], schema: v.GenericSchema<unknown, T>) =>
    (kinds[name] ?? []).flatMap((given) => {
      const row = Object.fromEntries(columns.map((column, n) => [column, given[n]]));
      const read = v.safeParse(schema, row);
      if (read.success) return [read.output];
      unread += 1;
      return [];
    });
  const { check_in, walk_in, station } = KINDS;
  const marks = rows('check_in', check_in.columns, check_in.schema);
  const walk_ins = rows('walk_in', walk_in.columns, walk_in.schema);
  const stations = rows('station', station.columns, station.schema);
  for (const [name, given] of Object.entries(kinds)) if (!(name in KINDS)) unread += given.length;
  return { marks, walk_ins, stations, unread, reads_stations: 'station' in kinds };
}

/** What this phone knows of its event. */
export type Known = {
  readonly marks: readonly CheckIn[];
  readonly stations: readonly StationRecord[];
  readonly operators: readonly Operator[];
  /** Everything that waits here, of any event. */
  readonly outbox: readonly OutboxRecord[];
  readonly me: { readonly id: string; readonly name: string };
};

/** What this phone has to tell, also what it heard from a third one. */
export function contentToTell(event_id: string, known: Known): MergeContent {
  const { me } = known;
  const marks = known.marks.flatMap(({ id, data }) => {
    // of an account that is gone, or not for this phone to count: the server told it
    if (data.staff_id === null || data.awaits_yes) return [];
    return {
      id,
      operator_id: data.operator_id,
      mark: data.mark,
      undoes: data.undoes,
      scanned_at: instant(data.scanned_at),
      clock_offset_ms: data.clock_offset_ms,
      device_id: data.device_id,
      data_version: data.data_version && instant(data.data_version),
      staff_id: data.staff_id,
      staff_name: nameOf(data, me),
    };
  });
  const people = new Map<string, HeardWalkIn>();
  const put = (person: HeardWalkIn) =>
    people.has(person.operator_id) || people.set(person.operator_id, person);
  for (const { name, args, status } of known.outbox) {
    if (status === 'rejected' || (args as { event_id?: string }).event_id !== event_id) continue;
    if (name === 'walk_in@1') {
      const given = args as MutationArgs<'walk_in@1'>;
      put({
        operator_id: given.operator_id,
        name: given.name,
        team: given.team ?? null,
        class: given.class ?? null,
        came_at: instant(given.came_at),
        lease_id: given.lease_id ?? null,
        staff_id: me.id,
      });
    } else if (name === 'relay_marks@1') {
      (args as MutationArgs<'relay_marks@1'>).walk_ins.forEach(put);
    }
  }
  for (const { id, name, team, walk_in, registered_at, ...person } of known.operators) {
    if (!walk_in) continue;
    const kind = person.class as HeardWalkIn['class'];
    const came_at = instant(registered_at);
    put({ operator_id: id, name, team, class: kind, came_at, lease_id: null, staff_id: me.id });
  }
  return { marks, walk_ins: [...people.values()], stations: stationsToTell(known) };
}

/** Without the strokes of signatures: those of one are as long as twenty records. */
const stationsToTell = ({ stations, me }: Known): HeardStation[] =>
  stations.flatMap(({ id, data }) => {
    const { staff_id, signature, received_at: _r, flagged: _f, relayed_by: _b, ...rest } = data;
    const { awaits_yes, ...found } = rest;
    if (staff_id === null || awaits_yes) return [];
    return {
      ...found,
      id,
      signed: signature !== null,
      recorded_at: instant(found.recorded_at),
      staff_id,
      staff_name: nameOf(data, me),
    };
  });

/** Who made it, as the organiser calls them; on their own phone that is not known yet. */
const nameOf = (
  { staff_id, staff_name }: { readonly staff_id: string | null; readonly staff_name: string },
  me: Known['me'],
): string | null => staff_name || (staff_id === me.id ? me.name : null);

const instant = (given: string): string => new Date(given).toISOString();

/** What of it this phone does not know. */
export function newsIn(
  heard: MergeContent,
  { marks, operators, stations }: Pick<Known, 'marks' | 'operators' | 'stations'>,
): MergeContent {
  const [mark_ids, people, found] = [marks, operators, stations].map(
    (rows) => new Set(rows.map(({ id }) => id)),
  ) as [Set<string>, Set<string>, Set<string>];
  return {
    marks: heard.marks.filter(({ id }) => !mark_ids.has(id)),
    walk_ins: heard.walk_ins.filter(({ operator_id }) => !people.has(operator_id)),
    stations: heard.stations.filter(({ id }) => !found.has(id)),
  };
}

type Relay =
  | { readonly name: 'relay_marks@1'; readonly args: MutationArgs<'relay_marks@1'> }
  | { readonly name: 'relay_stations@1'; readonly args: MutationArgs<'relay_stations@1'> };

/** What is sent of it, in mutations of the size that the server takes: people before their marks. */
export function relaysOf(
  event_id: string,
  { marks, walk_ins, stations }: MergeContent,
): readonly Relay[] {
  const of_people = cut(walk_ins, MOST_WALK_INS).map((some) => ({ walk_ins: some, marks: [] }));
  const of_marks = cut(marks, MOST_MARKS).map((some) => ({ walk_ins: [], marks: some }));
  return [
    ...[...of_people, ...of_marks].map(
      (some) => ({ name: 'relay_marks@1', args: { event_id, ...some } }) as const,
    ),
    ...cut(stations, MOST_STATIONS).map(
      (some) => ({ name: 'relay_stations@1', args: { event_id, stations: some } }) as const,
    ),
  ];
}

function cut<T>(list: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / most) }, (_, n) =>
    list.slice(n * most, (n + 1) * most),
  );
}
