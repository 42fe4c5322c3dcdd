import { isWaiting, type OutboxRecord } from '#sync/outbox/outbox.ts';

/** Whether something that I asked about this row has no outcome yet. */
export const waitsFor = (id: string, asked: readonly OutboxRecord[]): boolean =>
  asked.some((record) => isWaiting(record) && rowOf(record) === id);

/**
 * Whether the server's row is not current yet: something that I asked about it waits, is being sent,
 * or was accepted and has not come back.
 */
export const isOnItsWay = (id: string, outbox: readonly OutboxRecord[]): boolean =>
  outbox.some((record) => record.status !== 'rejected' && rowOf(record) === id);

/** Whether I asked to delete this row: the server has it until then, and the replica shows none. */
export const isBeingDeleted = (id: string, outbox: readonly OutboxRecord[]): boolean =>
  outbox.some(
    (record) =>
      record.status !== 'rejected' && record.name.startsWith('delete_') && rowOf(record) === id,
  );

/**
 * A row that this device does not have, by what a refused change of it says of before.
 * @param unknown the columns that the change may not name
 */
export function rowBefore<Row extends { readonly id: string }>(
  { args }: OutboxRecord,
  unknown: Partial<Row>,
): Row {
  const { id, base } = args as { id: string; base: Partial<Row> };
  return { ...unknown, ...base, id } as Row;
}

/** A rank that is assigned is about the member. */
const rowOf = ({ args }: OutboxRecord): string | undefined => {
  const { id, member_id } = args as { id?: string; member_id?: string };
  return member_id ?? id;
};
