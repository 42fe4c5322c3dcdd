import * as v from 'valibot';
import { textOf } from './text.ts';
import { Url } from './url.ts';

/** Spec 2 §3; the label of `scenario` is Cenário. */
export const arenaGameTypes = [
  'milsim',
  'speedsoft',
  'cqb',
  'scenario',
  'woodsball',
  'rectactical',
] as const;

const text = (min: number, max: number) => textOf(min, max);

/** The columns of an arena that people write (Spec 2 §5). */
export const arenaFields = {
  name: text(3, 120),
  description: v.nullable(text(10, 4000)),
  address: text(5, 200),
  city: text(2, 80),
  state: text(2, 40),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  website: v.nullable(Url),
  phone: v.nullable(v.pipe(v.string(), v.regex(/^[0-9()+ -]{8,20}$/))),
  instagram: v.nullable(v.pipe(v.string(), v.regex(/^@?[A-Za-z0-9._]{1,59}$/))),
  whatsapp: v.nullable(v.pipe(v.string(), v.regex(/^(55\d{10,11}|(?!55)[1-9]\d{11,14})$/))), // normalized
  facebook: v.nullable(
    v.pipe(v.string(), v.maxLength(200), v.regex(/^(https:\/\/[^\s<>"']+|[A-Za-z0-9.]{2,})$/)),
  ),
  game_types: v.array(v.picklist(arenaGameTypes)),
  facilities: v.pipe(v.array(text(1, 60)), v.maxLength(30)),
  /** https addresses, of our own storage only from one's own folder. */
  images: v.pipe(v.array(v.pipe(v.string(), v.url(), v.maxLength(500))), v.maxLength(3)),
  opening_hours: v.record(text(1, 30), v.pipe(v.string(), v.maxLength(80))), // day → text
};
