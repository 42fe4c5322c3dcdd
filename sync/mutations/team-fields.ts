import * as v from 'valibot';
import { textOf } from './text.ts';

const Url = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s<>"']{3,2000}$/));
const text = (least: number, most: number) => textOf(least, most);

/** What the captain writes of a team (Spec 2 §5). The number is for people who are signed in. */
export const teamFields = {
  name: text(3, 80),
  city: text(2, 80),
  state: text(2, 40),
  logo: v.nullable(Url),
  website: v.nullable(Url),
  instagram: v.nullable(text(1, 60)),
  description: v.nullable(text(1, 4000)),
  whatsapp: v.nullable(v.pipe(v.string(), v.regex(/^\d{10,15}$/))), // digits
};
