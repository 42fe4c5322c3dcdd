import type { Arena } from '#domain/arena/arena-list.ts';
import { isOutdated } from '#i18n/outcomes/refusal.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';

/** My answers to an arena that were refused because somebody else was first. */
export const outdatedAnswers = (
  id: string,
  outbox: readonly OutboxRecord[] | undefined,
): readonly OutboxRecord[] =>
  (outbox ?? []).filter(
    (record) =>
      record.status === 'rejected' &&
      isOutdated(record) &&
      (record.args as { id?: string }).id === id,
  );

/** What I read of an arena when I answered last, if that was refused because it had changed. */
export const readBefore = (id: string, outbox: readonly OutboxRecord[]): Arena | undefined =>
  (outdatedAnswers(id, outbox).at(-1)?.args as { base?: Arena } | undefined)?.base;
