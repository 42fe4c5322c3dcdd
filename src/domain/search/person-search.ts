import type { Operator } from '#sync/records/operator.ts';
import { fold, wordsOf } from './search.ts';

/** What is searched of a person, computed once and not at every key. */
export type PersonText = {
  /** Name and team, without accents and case. */
  readonly words: string;
  /** Digits; '' where this device holds no number. */
  readonly number: string;
};

/** Fewer would find half of an area. */
const DIGITS = 4;

export const personText = ({
  name,
  team,
  whatsapp,
}: Pick<Operator, 'name' | 'team' | 'whatsapp'>): PersonText => ({
  words: fold(`${name} ${team ?? ''}`),
  number: whatsapp ?? '',
});

/**
 * Finds people by every word of name or team. Also by four or more digits of the number, for the
 * organiser and for whoever registered that person: other devices hold no number. A term without
 * words finds everybody.
 */
export function personFinder(term: string): (text: PersonText) => boolean {
  const wanted = wordsOf(term);
  const digits = term.replace(/\D/g, '');
  return ({ words, number }) =>
    wanted.every((word) => words.includes(word)) ||
    (digits.length >= DIGITS && number.includes(digits));
}
