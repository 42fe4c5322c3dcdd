import { cleanName, personNameProblem } from '#domain/person/person-name.ts';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';

/** Letters as people write them, and sometimes one of another script. */
const letter = fc.constantFrom(
  ...'aeiouAEIOUãçéÉíôÜñłşØđỹŽžцяλא가の字ªº'.split(''),
  "'",
  '’',
  '-',
  ' ',
);

/** What a form sends of what somebody may type as a name. */
export const typed_name = fc
  .array(letter, { minLength: 2, maxLength: 40 })
  .map((letters) => cleanName(letters.join('')))
  .filter((name) => !personNameProblem(name, { at_least: 2, too_short: 'too_short' }));
