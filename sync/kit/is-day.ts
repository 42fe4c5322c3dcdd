import { isExists } from 'date-fns/isExists';

/**
 * Whether the text is a real day of this century or the last, as `private.arg_date` takes it; 30 February is not
 * (Chrome reads it as 2 March). @param text
 * YYYY-MM-DD
 */
export function isDay(text: string): boolean {
  const [year, month, date] = text.split('-').map(Number);
  return /^(19|20)\d\d-\d\d-\d\d$/.test(text) && isExists(year!, month! - 1, date!);
}
