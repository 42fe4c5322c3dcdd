import * as v from 'valibot';
import { textOf } from './text.ts';
import { Url } from './url.ts';

/** What the captain writes of a team (Spec 2 §5). The number is for people who are signed in. */
export const teamFields = {
  name: textOf(3, 80),
  city: textOf(2, 80),
  state: textOf(2, 40),
  logo: v.nullable(Url),
  website: v.nullable(Url),
  instagram: v.nullable(textOf(1, 60)),
  description: v.nullable(textOf(1, 4000)),
  whatsapp: v.nullable(v.pipe(v.string(), v.regex(/^\d{10,15}$/))), // digits
};
