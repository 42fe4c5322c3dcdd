import type { OutboxRecord } from '#sync/outbox/outbox.ts';

/** What of a mutation's arguments says when something happened at the gate. */
type Told = {
  readonly came_at?: string;
  readonly scanned_at?: string;
  readonly recorded_at?: string;
  readonly clock_offset_ms?: number;
  readonly marks?: readonly Told[];
  readonly walk_ins?: readonly Told[];
  readonly stations?: readonly Told[];
};

/**
 * When what this phone asked for happened at the gate, by the server's clock: UTC ms. Of what
 * another phone told, the first. It may have been sent hours later.
 */
export const askedAt = ({ args, created_at }: Pick<OutboxRecord, 'args' | 'created_at'>): number =>
  toldAt(args as Told) ?? Date.parse(created_at);

function toldAt(told: Told): number | undefined {
  if (told.came_at !== undefined) return Date.parse(told.came_at); // by the server's clock already
  const at = told.scanned_at ?? told.recorded_at;
  if (at !== undefined) return Date.parse(at) + (told.clock_offset_ms ?? 0);
  const [first] = told.walk_ins?.[0] ? told.walk_ins : (told.marks ?? told.stations ?? []);
  return first && toldAt(first);
}
