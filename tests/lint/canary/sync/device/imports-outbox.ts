// An error on purpose: the outbox stands below the device in the table, and a type counts too.
import type { OutboxRecord } from '../outbox/outbox.ts';

export type Nothing = OutboxRecord;
