import { charCount } from '../words/char-count.ts';

export type PersonNameCode = 'name_too_long' | 'name_invalid_characters';

/**
 * The shared rule of Spec 1 §5: 2 to 100 characters, two of them letters; letters, accents, space,
 * apostrophe, hyphen.
 * Operators and new accounts need 3, so the form passes the lower bound and its code.
 * @returns undefined when the name is valid
 */
export function personNameProblem<TooShort extends string>(
  typed: string,
  { at_least, too_short }: { at_least: 2 | 3; too_short: TooShort },
): TooShort | PersonNameCode | undefined {
  const name = cleanName(typed);
  if (charCount(name) < at_least) return too_short;
  if (charCount(name) > 100) return 'name_too_long';
  return isName(name) ? undefined : 'name_invalid_characters';
}

/** At least two letters, and no accent without its letter. @param name clean */
const isName = (name: string): boolean =>
  /^[\p{L}\p{M} '-]+$/u.test(name) &&
  !/(^|[ '-])\p{M}/u.test(name) &&
  (name.match(/\p{L}/gu) ?? []).length >= 2;

/** Soft hyphen, marks of direction, and others that come along when a name is copied. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const APOSTROPHES = /[`\u02b9\u02bc\u2018\u2019\u201b\u2032]/g;
const HYPHENS = /[\u2010-\u2015\u2043\u2212]/g;

/**
 * One spelling of a name, whichever keyboard wrote it: single spaces between words, one apostrophe, one
 * hyphen, nothing invisible, letters and accents in Unicode NFKC. `private.clean_name` in SQL is the
 * same rule; tests/fixtures/people/person-name-vectors.ts tests both.
 */
export const cleanName = (typed: string): string =>
  typed
    .replace(INVISIBLE, '')
    .replaceAll('´', "'") // NFKC makes it a space with an accent
    .normalize('NFKC')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .trim()
    .replace(/\s+/g, ' ');
