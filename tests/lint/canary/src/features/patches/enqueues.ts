// An error on purpose: a write begins in src/actions.
import { enqueue } from '#sync/outbox/enqueue.ts';

export const past = enqueue;
