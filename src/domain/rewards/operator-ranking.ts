import type { RankedOperator } from '#sync/calls/operators-ranking.ts';
import { fold } from '../search/search.ts';

export type PlacedOperator = { readonly operator: RankedOperator; readonly place: number };

/**
 * Operators whose name contains the term. Digits are compared with what is shown of a number, which
 * is its area code: a search by a whole number would tell whose it is.
 * @param rows in the order of the ranking
 */
export function placedOperators(
  rows: readonly RankedOperator[],
  term: string,
): readonly PlacedOperator[] {
  const wanted = fold(term).trim();
  const placed = rows.map((operator, n) => ({ operator, place: n + 1 }));
  if (/^[\d()\s-]+$/.test(wanted)) {
    const digits = wanted.replace(/\D/g, '');
    const shown = (number: string | null) => number?.replace(/\D/g, '') ?? '';
    return placed.filter(({ operator }) => digits && shown(operator.whatsapp).startsWith(digits));
  }
  return placed.filter(({ operator }) => fold(operator.name).includes(wanted));
}
