import type { OutboxRecord } from '#sync/outbox/outbox.ts';

export type OutboxGroups = {
  readonly waiting: readonly OutboxRecord[];
  readonly refused: readonly OutboxRecord[];
  readonly blocked: readonly OutboxRecord[];
};

/** What the person still has to know about; confirmed mutations are left out. */
export function outboxGroups(records: readonly OutboxRecord[]): OutboxGroups {
  const of = (...statuses: OutboxRecord['status'][]) =>
    records.filter(({ status }) => statuses.includes(status));
  return {
    waiting: of('queued', 'sending'),
    refused: of('rejected'),
    blocked: of('blocked'),
  };
}
