import { charCount } from '../words/char-count.ts';

export type PersonNameCode = 'name_too_long' | 'name_invalid_characters';

/**
 * The shared rule of Spec 1 §5: 2 to 100 characters; letters, accents, space, apostrophe, hyphen.
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
  return /^[\p{L}\p{M} '’-]+$/u.test(name) ? undefined : 'name_invalid_characters';
}

/**
 * Single spaces between words, none around them, accents composed: `José` is four letters however
 * it was typed.
 */
export const cleanName = (typed: string): string =>
  typed.normalize('NFC').trim().replace(/\s+/g, ' ');
