import { isExists } from 'date-fns/isExists';

/**
 * Whether the text is a real day; 30 February is not (Chrome reads it as 2 March). @param text
 * YYYY-MM-DD
 */
export function isDay(text: string): boolean {
  const [year, month, date] = text.split('-').map(Number);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isExists(year!, month! - 1, date!);
}
