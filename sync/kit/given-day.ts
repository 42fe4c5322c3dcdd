import { isExists } from 'date-fns/isExists';
import * as v from 'valibot';

/**
 * Whether the text is a real day; 30 February is not (Chrome reads it as 2 March). @param text
 * YYYY-MM-DD
 */
export function isDay(text: string): boolean {
  const [year, month, date] = text.split('-').map(Number);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isExists(year!, month! - 1, date!);
}

/**
 * A day that a person gives. Rows that the server sends are read more leniently: none may be lost.
 */
export const GivenDay = v.pipe(v.string(), v.check(isDay));
