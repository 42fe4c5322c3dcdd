import type { Operator } from '#sync/records/operator.ts';
import { normalizeWhatsapp, whatsappPerson } from '../whatsapp/whatsapp.ts';
import { fold, wordFinder } from '../words/search.ts';

/** What is searched of a person, computed once and not at every key. */
export type PersonText = {
  /** Name and team, folded. */
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
 * Finds people by every word of name or team, in any order. Four or more digits find a number in any
 * spelling, also without its ninth digit. Only the devices of the organiser and of the person who
 * registered somebody hold that number. A term without words finds everybody.
 */
export function personFinder(term: string): (text: PersonText) => boolean {
  const finds = wordFinder(term);
  const typed = term.normalize('NFKC').replace(/[^0-9]/g, '');
  const whole = normalizeWhatsapp(term) ?? normalizeWhatsapp(typed);
  const person = whole === null ? null : whatsappPerson(whole);
  const parts = [typed, typed.replace(/^0+/, ''), whole ?? ''].filter(
    ({ length }) => length >= DIGITS,
  );
  return ({ words, number }) =>
    finds(words) ||
    (number !== '' &&
      (whatsappPerson(number) === person || parts.some((digits) => number.includes(digits))));
}
