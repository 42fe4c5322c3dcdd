import type { RankedOperator, RankingTab } from '#sync/calls/rankings/operators-ranking.ts';
import type { FoundOperator } from '#sync/calls/rankings/search-operators.ts';
import { fold, wordFinder, wordsOf } from '../words/search.ts';
import { sharedPlaces } from './shared-places.ts';

export type PlacedOperator = { readonly operator: RankedOperator; readonly place: number };

/** Who searches: their own number is the one that they may search by. */
type Me = { readonly user_id: string; readonly whatsapp: string | null };

/** Whether a term is written as a number is. */
export const isNumber = (term: string): boolean => /^[\d()+\s-]+$/.test(term) && /\d/.test(term);

/**
 * Operators whose name contains every word of the term. Digits are also compared with what is shown of a number,
 * which is its area code: a search by a whole number would tell whose it is. One's own number is compared whole.
 * @param rows in the order of the ranking
 * @param tab by which they are ranked: who has as much has the same place
 */
export function placedOperators(
  rows: readonly RankedOperator[],
  { term, tab, me }: { term: string; tab: RankingTab; me?: Me | undefined },
): readonly PlacedOperator[] {
  const places = sharedPlaces(rows.map(counted[tab]));
  const finds = wordFinder(term);
  const digits = isNumber(term) ? digitsOf(term).replace(/^0/, '') : '';
  const begins = (number: string) => digits !== '' && number.startsWith(digits);
  const mine = digitsOf(me?.whatsapp ?? null);
  const is_mine = begins(mine) || begins(mine.replace(/^55/, ''));
  return rows
    .map((operator, n) => ({ operator, place: places[n]! }))
    .filter(
      ({ operator }) =>
        finds(fold(operator.name)) ||
        begins(digitsOf(operator.whatsapp)) ||
        (is_mine && operator.user_id === me?.user_id),
    );
}

/** What a tab counts. */
const counted: Record<RankingTab, (operator: RankedOperator) => number> = {
  overall: ({ score }) => score,
  events: ({ events_count }) => events_count,
  experience: ({ experience }) => Number(experience),
  teams: ({ teams_count }) => teams_count,
};

const digitsOf = (number: string | null): string => number?.replace(/\D/g, '') ?? '';

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
