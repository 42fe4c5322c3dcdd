import * as v from 'valibot';
import { createEventRecord } from './event-record-effect.ts';
import { spendLease } from './place-lease.ts';
import { newOperator } from './registration.ts';
import { defineMutation, unseen, type Effect } from '../kit/mutation.ts';
import { textOf } from '../kit/text.ts';
import { checkInMarks } from '../records/event-record.ts';
import { operatorClasses } from '../records/operator.ts';
import { Id, Instant } from '../records/record.ts';

const momentFields = {
  id: Id,
  scanned_at: Instant, // by its maker's clock
  clock_offset_ms: v.pipe(v.number(), v.integer()),
  device_id: Id, // its maker's
  data_version: v.nullable(Instant),
  staff_id: Id, // its maker
};

/** A mark as another phone of the gate tells it. */
export const HeardMark = v.object({
  ...momentFields,
  operator_id: v.nullable(Id),
  mark: v.picklist(checkInMarks),
  undoes: v.nullable(Id),
  staff_name: v.nullable(v.pipe(v.string(), v.maxLength(100))), // shown until the answer
});
export type HeardMark = v.InferOutput<typeof HeardMark>;

/** Somebody whom another phone let in without a registration; without the number. */
export const HeardWalkIn = v.object({
  operator_id: Id,
  name: textOf(3, 100),
  team: v.nullable(textOf(1, 100)),
  class: v.nullable(v.picklist(operatorClasses)),
  came_at: Instant,
  lease_id: v.nullable(Id), // of the phone that let them in
  staff_id: Id,
});
export type HeardWalkIn = v.InferOutput<typeof HeardWalkIn>;

/** The server's limits for one mutation. */
export const MOST_MARKS = 50;
export const MOST_WALK_INS = 10;

/** The mark's row as it is shown before the server's answer. */
const heardRow = (event_id: string, { id, ...mark }: HeardMark, at: string): Effect =>
  createEventRecord(
    'check_in',
    { id, event_id },
    {
      ...mark,
      staff_name: mark.staff_name ?? '',
      received_at: at,
      flagged: false,
      relayed_by: null,
    },
  );

/**
 * Sends what I heard from another phone of the gate with no signal. A mark that the server has is
 * left as it is, so it does not matter who sends it, nor how often. A mark of somebody who did not
 * help then is recorded as mine, flagged. Refusals: event_not_found, not_allowed, event_cancelled,
 * gate_not_open, event_past (for people without a registration), id_reused (another event has it):
 * only if it could take nothing of all; else the answer names what was taken.
 */
const relayMarks = defineMutation({
  name: 'relay_marks@1',
  args: v.object({
    event_id: Id,
    marks: v.pipe(v.array(HeardMark), v.maxLength(MOST_MARKS)),
    walk_ins: v.pipe(v.array(HeardWalkIn), v.maxLength(MOST_WALK_INS)),
  }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: ({ event_id, marks, walk_ins }, { at }) => [
    ...walk_ins.flatMap((person): Effect[] => [
      {
        collection: 'operators',
        id: person.operator_id,
        change: (row) => row ?? heardOperator(event_id, person),
      },
      ...(person.lease_id === null ? [] : [spendLease(person.lease_id)]),
    ]),
    ...marks.map((mark) => heardRow(event_id, mark, at)),
  ],
});

function heardOperator(event_id: string, { operator_id, name, ...person }: HeardWalkIn) {
  const known = {
    operator_id,
    name,
    event_id,
    team: person.team ?? undefined,
    class: person.class ?? undefined,
  };
  const row = newOperator(known, { at: person.came_at, user_id: null });
  return { ...row, walk_in: true };
}

/**
 * Brings the receipt that the gate's phone showed me: my mark, signed, and the event's patches. The
 * gate may bring the mark too, in any order: it is there once. `patches` are those that this device
 * shows meanwhile, under ids that it made. Refusals: event_not_found, registration_not_found,
 * receipt_not_valid.
 */
const bringReceipt = defineMutation({
  name: 'bring_receipt@1',
  args: v.object({
    ...momentFields,
    event_id: Id,
    operator_id: Id, // mine
    tag: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)), // the gate's signature
    patches: v.pipe(v.array(v.object({ id: Id, patch_id: Id })), v.maxLength(20)),
  }),
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ id }) => `receipt:${id}`,
  effects: ({ event_id, tag: _tag, patches, ...mark }, { at }) => [
    heardRow(event_id, { ...mark, mark: 'in', undoes: null, staff_name: null }, at),
    ...patches.map(({ id, patch_id }): Effect => ({
      collection: 'my_records',
      id,
      change: (row) =>
        row ?? { id, kind: 'user_patch', data: { patch_id, data_conquista: at }, ...unseen },
    })),
  ],
});

/** What one phone of the gate knows from another, and what a player carries from it. */
export const heardMarkMutations = {
  [relayMarks.name]: relayMarks,
  [bringReceipt.name]: bringReceipt,
} as const;
