import { fold } from '../words/search.ts';

/** The hours of each day in the arena's own words; also the name of a day may be any text. */
export type OpeningHours = Readonly<Record<string, string>>;

/** The keys under which the form writes, Monday first. */
export const weekDays = [
  'segunda',
  'terça',
  'quarta',
  'quinta',
  'sexta',
  'sábado',
  'domingo',
] as const;
export type WeekDay = (typeof weekDays)[number];

/** How the three languages write a day, folded. */
const names: Readonly<Record<WeekDay, RegExp>> = {
  segunda: /^(seg(unda)?([- ]?feira)?|mon(day)?|lun(es)?)$/,
  terça: /^(ter(ca)?([- ]?feira)?|tue(sday)?|mar(tes)?)$/,
  quarta: /^(qua(rta)?([- ]?feira)?|wed(nesday)?|mie(rcoles)?)$/,
  quinta: /^(qui(nta)?([- ]?feira)?|thu(rsday)?|jue(ves)?)$/,
  sexta: /^(sex(ta)?([- ]?feira)?|fri(day)?|vie(rnes)?)$/,
  sábado: /^(sab(ado)?|sat(urday)?)$/,
  domingo: /^(dom(ingo)?|sun(day)?)$/,
};

/** Which day of the week a key means; undefined for other words, such as "feriados". */
const dayOf = (key: string): WeekDay | undefined => {
  const word = fold(key).trim();
  return weekDays.find((day) => names[day].test(word));
};

/** One line of what is shown. `text` is empty for closed. */
export type DayHours = {
  /** Undefined where the key is no day of the week: `key` is shown as it was written. */
  readonly day: WeekDay | undefined;
  readonly key: string;
  readonly text: string;
};

/**
 * The days from Monday on, then other words in their order: the database orders keys by their
 * length.
 */
export function dayHours(hours: OpeningHours): readonly DayHours[] {
  const lines = Object.entries(hours).map(([key, text]) => ({
    day: dayOf(key),
    key,
    text: text.trim(),
  }));
  const at = ({ day }: DayHours) => (day ? weekDays.indexOf(day) : weekDays.length);
  return lines.toSorted((a, b) => at(a) - at(b));
}

/** What is written for a day; '' for closed or nothing. */
export const hoursOn = (hours: OpeningHours, day: WeekDay): string =>
  Object.entries(hours).find(([key]) => dayOf(key) === day)?.[1] ?? '';

/**
 * The hours with another text for one day. Once one day has hours, the others are closed; without
 * any, no day is named. Words that are no day of the week stay.
 */
export function withHours(hours: OpeningHours, day: WeekDay, text: string): OpeningHours {
  const written = Object.keys(hours).find((key) => dayOf(key) === day) ?? day;
  const next = { ...hours, [written]: text };
  const is_open = weekDays.some((one) => hoursOn(next, one).trim() !== '');
  const others = Object.entries(next).filter(([key]) => !is_open && !dayOf(key));
  if (!is_open) return Object.fromEntries(others);
  // such words may say something about every day, so none is closed beside them
  if (Object.keys(next).some((key) => !dayOf(key))) return next;
  const missing = weekDays.filter((one) => !Object.keys(next).some((key) => dayOf(key) === one));
  return { ...next, ...Object.fromEntries(missing.map((one) => [one, ''])) };
}
