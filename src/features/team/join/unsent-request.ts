import { isWaiting, type OutboxRecord } from '#sync/outbox/outbox.ts';
import { mayHaveArrived } from '#sync/outbox/outbox-decisions.ts';

/** My request to join that has not left this device. @param asked my mutations about the team */
export const unsentRequest = (asked: readonly OutboxRecord[]): OutboxRecord | undefined =>
  asked.find(
    (record) => record.name === 'request_join@1' && isWaiting(record) && !mayHaveArrived(record),
  );
