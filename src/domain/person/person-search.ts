import type { Operator } from '#sync/records/operator.ts';
import { copiedNumber, normalizeWhatsapp, whatsappPerson } from '../whatsapp/whatsapp.ts';
import { fold, wordFinder, wordsOf } from '../words/search.ts';

/** What is searched of a person, computed once and not at every key. */
export type PersonText = {
  /** Name and team, folded. */
  readonly words: string;
  /** Digits; '' where this device holds no number. */
  readonly number: string;
};

/** Fewer would find half of an area. */
const DIGITS = 4;
/** A whole number among words. */
const WRITTEN = /[+(]?\d[\d\s().-]{8,18}\d/;

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
 * spelling, also without its ninth digit; beside letters they are a word, which a name or a number may have, and a
 * whole number is that person's.
 * Only the devices of the organiser and of the person who registered somebody hold that number. A term
 * without words finds everybody.
 */
export function personFinder(term: string): (text: PersonText) => boolean {
  const copied = copiedNumber(term).replace(/^(?:tel|zap|whats(?:app)?)[\s:]+(?=[+(\d])/i, '');
  if (/\p{L}/u.test(copied)) {
    const written = WRITTEN.exec(copied)?.[0] ?? '';
    const both = normalizeWhatsapp(written);
    if (both !== null) {
      const finds_name = wordFinder(copied.replace(written, ' '));
      return ({ words, number }) =>
        finds_name(words) && (number === '' || whatsappPerson(number) === whatsappPerson(both));
    }
    const words_of_term = wordsOf(term);
    const isPart = (word: string) => word.length >= DIGITS && /^\d+$/.test(word);
    return ({ words, number }) =>
      words_of_term.every(
        (word) => words.includes(word) || (isPart(word) && number.includes(word)),
      );
  }
  const finds = wordFinder(term);
  const typed = copied.replace(/[^0-9]/g, '');
  const whole = normalizeWhatsapp(copied) ?? normalizeWhatsapp(typed);
  const person = whole === null ? null : whatsappPerson(whole);
  const parts = [typed, typed.replace(/^0+/, ''), whole ?? ''].filter(
    ({ length }) => length >= DIGITS,
  );
  return ({ words, number }) =>
    finds(words) ||
    (number !== '' &&
      (whatsappPerson(number) === person || parts.some((digits) => number.includes(digits))));
}
