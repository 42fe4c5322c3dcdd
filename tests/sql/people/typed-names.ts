import { fc } from '#tests/fixtures/samples/generated-cases.ts';

/** Letters as people write them, and sometimes one of another script. */
const letter = fc.constantFrom(
  ...'aeiouAEIOUãçéÉíôÜñłşØđỹŽžцяλא가の字ªº'.split(''),
  "'",
  '’',
  '-',
  ' ',
);

/** What somebody may type as a name. */
export const typed_name = fc
  .array(letter, { minLength: 2, maxLength: 40 })
  .map((letters) => letters.join('').normalize('NFC').trim().replace(/\s+/g, ' '))
  .filter((typed) => typed.length >= 2);
