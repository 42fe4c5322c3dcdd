import type { RankedOperator } from '#sync/calls/rankings/operators-ranking.ts';
import { fold, wordFinder } from '../search/search.ts';

export type PlacedOperator = { readonly operator: RankedOperator; readonly place: number };

/**
 * Operators whose name contains every word of the term. Digits are compared with what is shown of a number, which
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
    const digits = wanted.replace(/\D/g, '').replace(/^0/, '');
    const shown = (number: string | null) => number?.replace(/\D/g, '') ?? '';
    return placed.filter(({ operator }) => digits && shown(operator.whatsapp).startsWith(digits));
  }
  const finds = wordFinder(term);
  return placed.filter(({ operator }) => finds(fold(operator.name)));
}
