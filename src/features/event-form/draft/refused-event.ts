import {
  emptyEvent,
  eventFormOf,
  type EventColumns,
  type EventForm,
} from '#domain/event/form/event-form.ts';
import type { MutationArgs, MutationName } from '#sync/registry/registry.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

const isRefused = ({ status }: OutboxRecord): boolean => status === 'rejected';

/**
 * My changes to this event that the server refused and I have not decided about, in the order of
 * asking.
 */
export const refusedUpdates = (outbox: readonly OutboxRecord[], id: string): OutboxRecord[] =>
  outbox.filter(
    (record) =>
      isRefused(record) &&
      record.name === 'update_event@1' &&
      (record.args as { id: string }).id === id,
  );

/** The event that was refused under this mutation id. */
export const refusedCreate = (
  outbox: readonly OutboxRecord[],
  mutation_id: string | undefined,
): OutboxRecord | undefined =>
  outbox.find(
    (record) => isRefused(record) && record.name === 'create_event@1' && record.id === mutation_id,
  );

/**
 * Mutations that change fields of the form: a postponed day or a closed list counts as much as what
 * the form itself sent.
 */
const CHANGES_FORM: readonly string[] = [
  'create_event@1',
  'update_event@1',
  'postpone_event@1',
  'close_registration@1',
  'open_registration@1',
] satisfies MutationName[];

/** A mutation of this event waits or is being sent: the server's row is not current yet. */
export const isOnItsWay = (outbox: readonly OutboxRecord[], id: string): boolean =>
  outbox.some(
    (record) =>
      !isRefused(record) &&
      CHANGES_FORM.includes(record.name) &&
      (record.args as { id: string }).id === id,
  );

/** The form as it was when the event was sent. */
export const formOfCreate = ({ args }: OutboxRecord): EventForm => ({
  ...emptyEvent,
  ...eventFormOf(args as MutationArgs<'create_event@1'>),
});

/**
 * The form as it was when the changes were sent: all changes combined on top of the event, with the
 * first value that the person saw in each field.
 */
export function formOfUpdates(
  row: AirsoftEvent,
  records: readonly OutboxRecord[],
): { base: EventForm; values: EventForm } {
  const changes = records.map(({ args }) => args as MutationArgs<'update_event@1'>);
  const over = (parts: readonly object[]) =>
    eventFormOf(Object.assign({}, row, ...parts) as EventColumns);
  return {
    values: over(changes.map(({ patch }) => patch)),
    base: over(changes.map(({ base }) => base).toReversed()),
  };
}
