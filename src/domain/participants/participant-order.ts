import { compareNames } from '../words/name-order.ts';
import type { Operator } from '#sync/records/operator.ts';

export const participantOrders = ['registered_at', 'name', 'team', 'class', 'invited_by'] as const;
export type ParticipantOrder = (typeof participantOrders)[number];

type Sorted = Pick<Operator, Exclude<ParticipantOrder, 'registered_at'>>;

/**
 * The list in another order. People with equal values are sorted by name, and those without a value
 * come last in both directions.
 * @param rows by time of registration
 */
export function sortParticipants<Row extends Sorted>(
  rows: readonly Row[],
  { by, down = false }: { by: ParticipantOrder; down?: boolean },
): readonly Row[] {
  if (by === 'registered_at') return rows;
  const sign = down ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [a[by], b[by]];
    if (!one || !other) return Number(!one) - Number(!other) || byName(a, b);
    return sign * compareNames(one, other) || byName(a, b);
  });
}

const byName = (a: Sorted, b: Sorted): number => compareNames(a.name, b.name);
