import * as v from 'valibot';
import type { MutationArgs } from '#sync/mutations/registry.ts';
import {
  HeardMark,
  HeardWalkIn,
  MOST_MARKS,
  MOST_WALK_INS,
} from '#sync/event-mutations/heard-marks.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Operator } from '#sync/records/operator.ts';
import type { CheckIn } from '../attendance/attendance.ts';
import { pack, unpack } from './packed.ts';

/** What two phones of a gate tell each other: everything that happened, without numbers. */
export type MergeContent = {
  readonly marks: HeardMark[];
  readonly walk_ins: HeardWalkIn[];
};

/**
 * What can be told, by kind. A row is sent as the list of its columns, in this order: a newer app may
 * add columns at the end and kinds of its own, and an older one leaves them out.
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
} as const;

export const packedContent = ({ marks, walk_ins }: MergeContent): Uint8Array<ArrayBuffer> =>
  pack({
    check_in: marks.map((row) => KINDS.check_in.columns.map((column) => row[column])),
    walk_in: walk_ins.map((row) => KINDS.walk_in.columns.map((column) => row[column])),
  });

export type ReadContent = MergeContent & {
  /** Rows that this version of the app can't read: they stay on the other phone. */
  readonly unread: number;
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
  const { check_in, walk_in } = KINDS;
  const marks = rows('check_in', check_in.columns, check_in.schema);
  const walk_ins = rows('walk_in', walk_in.columns, walk_in.schema);
  for (const [name, given] of Object.entries(kinds)) if (!(name in KINDS)) unread += given.length;
  return { marks, walk_ins, unread };
}

/** What this phone knows of its event. */
export type Known = {
  readonly marks: readonly CheckIn[];
  readonly operators: readonly Operator[];
  /** Everything that waits here, of any event. */
  readonly outbox: readonly OutboxRecord[];
  readonly me: { readonly id: string; readonly name: string };
};

/** What this phone has to tell, also what it heard from a third one. */
export function contentToTell(event_id: string, known: Known): MergeContent {
  const { me } = known;
  const marks = known.marks.flatMap(({ id, data }) => {
    if (data.staff_id === null) return []; // of an account that is gone: the server told it
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
      staff_name: data.staff_name || (data.staff_id === me.id ? me.name : null),
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
  return { marks, walk_ins: [...people.values()] };
}

const instant = (given: string): string => new Date(given).toISOString();

/** What of it this phone does not know. */
export function newsIn(
  heard: MergeContent,
  { marks, operators }: Pick<Known, 'marks' | 'operators'>,
): MergeContent {
  const [mark_ids, people] = [new Set(marks.map(idOf)), new Set(operators.map(idOf))];
  return {
    marks: heard.marks.filter(({ id }) => !mark_ids.has(id)),
    walk_ins: heard.walk_ins.filter(({ operator_id }) => !people.has(operator_id)),
  };
}

const idOf = ({ id }: { readonly id: string }) => id;

/** What is sent of it, in mutations of the size that the server takes: people before their marks. */
export function relaysOf(
  event_id: string,
  { marks, walk_ins }: MergeContent,
): MutationArgs<'relay_marks@1'>[] {
  const of_people = cut(walk_ins, MOST_WALK_INS).map((some) => ({ walk_ins: some, marks: [] }));
  const of_marks = cut(marks, MOST_MARKS).map((some) => ({ walk_ins: [], marks: some }));
  return [...of_people, ...of_marks].map((some) => ({ event_id, ...some }));
}

function cut<T>(list: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / most) }, (_, n) =>
    list.slice(n * most, (n + 1) * most),
  );
}
