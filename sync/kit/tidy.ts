/** White space, and what looks like nothing: zero-width marks, the blank of braille, fillers of Hangul. */
const BLANK = '\\s\\u00AD\\u115F\\u1160\\u180E\\u200B\\u2060\\u2800\\u3164\\uFEFF\\uFFA0';
const ENDS = new RegExp(`^[${BLANK}]+|[${BLANK}]+$`, 'g');
const SEEN = new RegExp(`[^${BLANK}\\p{Cc}\\p{Cf}\\p{M}]`, 'u');

/**
 * A text as it is kept: without blanks at its ends, '' where nothing can be seen. `private.tidy` in SQL is the
 * same rule; both run tests/fixtures/typed/text-vectors.ts.
 */
export const tidy = (text: string): string => (SEEN.test(text) ? text.replace(ENDS, '') : '');

/** The same for texts that a person can't tell apart: other spaces, an accent beside its letter, capitals. */
export const twinKey = (text: string): string =>
  tidy(text)
    .normalize('NFKC')
    .replace(/[\u00AD\u200B-\u200F\u2060-\u2069\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
