import type { RankedOperator } from '#sync/calls/rankings/operators-ranking.ts';
import type { FoundOperator } from '#sync/calls/rankings/search-operators.ts';
import { fold, wordFinder, wordsOf } from '../search/search.ts';

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

/** Whether a term has the two letters that a search of the whole ranking needs. */
export const isWide = (term: string): boolean =>
  wordsOf(term).join('').replaceAll(/\P{L}/gu, '').length >= 2;

/**
 * What this device finds, and what the server found beyond; its answer is the newer one. In the
 * order of the places.
 */
export function withFound(
  kept: readonly PlacedOperator[],
  found: readonly FoundOperator[],
): readonly PlacedOperator[] {
  const newer = new Set(found.map(({ user_id }) => user_id));
  const others = kept.filter(({ operator }) => !newer.has(operator.user_id));
  return [...others, ...found.map((operator) => ({ operator, place: operator.place }))].toSorted(
    (a, b) => a.place - b.place,
  );
}
