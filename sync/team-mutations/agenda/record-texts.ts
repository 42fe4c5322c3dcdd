import * as v from 'valibot';
import { textOf } from '#sync/kit/text.ts';

/** A text of a briefing or a report that has to be there. */
export const RequiredText = textOf(1, 2000);
/** One that may be missing. */
export const OptionalText = v.nullable(RequiredText);

/** What the writer saw: all null where there was no briefing. */
export const seenTexts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, OptionalText])) as Record<
    Name,
    typeof OptionalText
  >;
