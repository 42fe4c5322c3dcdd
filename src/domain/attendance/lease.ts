import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Rows } from '#sync/records/collections.ts';
import { overfills, type Fillable } from './walk-in.ts';

type LeaseRecord = Extract<Rows['event_records'], { kind: 'lease' }>;

/** The places that this phone holds. */
export type Lease = {
  readonly id: string;
  /** How many more people it lets in. */
  readonly left: number;
};

/** The server's own limits (`lease_places@1`): this long before the start, and this long after it. */
const BEFORE_MS = 12 * 3_600_000;
const AFTER_MS = 3_600_000;

/**
 * Whether places can be leased. @param now UTC ISO instant
 */
export function leasesAre(
  { starts_at, status, max_op }: Pick<AirsoftEvent, 'starts_at' | 'status' | 'max_op'>,
  now: string,
): 'open' | 'none' {
  if (max_op === 0 || status === 'cancelled') return 'none';
  const since_start = Date.parse(now) - Date.parse(starts_at);
  return since_start >= -BEFORE_MS && since_start < AFTER_MS ? 'open' : 'none';
}

/**
 * The lease of this phone and person. It ends an hour after the start by itself, also on a phone that
 * has no signal and can't hear of it.
 * @param now UTC ISO instant
 */
export function leaseOf(
  rows: readonly LeaseRecord[],
  {
    event,
    device_id,
    user_id,
    now,
  }: { event: AirsoftEvent; device_id: string; user_id: string | undefined; now: string },
): Lease | undefined {
  if (leasesAre(event, now) === 'none') return undefined;
  const mine = rows.find(({ data }) => data.device_id === device_id && data.user_id === user_id);
  return mine && { id: mine.id, left: Math.max(0, mine.data.places - mine.data.spent) };
}

/**
 * Whether one more is too many, as far as this phone can know. full: the event is. spent: this
 * phone's places are, and only the server knows whether others are free.
 * @param listed how many people stand on the list
 */
export function isTooMany(
  event: Fillable,
  listed: number,
  lease: Lease | undefined,
): 'full' | 'spent' | undefined {
  if (lease) return lease.left === 0 ? 'spent' : undefined;
  return overfills(event, listed) ? 'full' : undefined;
}
