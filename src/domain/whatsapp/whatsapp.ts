import { charCount } from '../words/char-count.ts';
import { fail, ok, type Result } from '../words/result.ts';

export type WhatsappCode = 'whatsapp_too_short' | 'whatsapp_too_long' | 'whatsapp_invalid';

/**
 * Digits only, with country code (Spec 1 §5): a leading 0 is dropped, 10 or 11 digits get 55, 55
 * with 12 or more digits is cut to 13. `private.normalize_whatsapp` in SQL is the same rule; both
 * are tested with whatsapp-vectors.ts.
 * @returns null when it cannot be a number
 */
export function normalizeWhatsapp(given: string): string | null {
  const digits = given.replace(/[^0-9]/g, '').replace(/^0/, '');
  const number = withCountryCode(digits);
  return /^[0-9]{10,15}$/.test(number) ? number : null;
}

/**
 * What a person typed, as digits with country code. 10 to 20 characters as typed, 10 to 15 digits.
 * Spec 1 §5, WhatsApp (shared rule).
 */
export function readWhatsapp(typed: string): Result<string, WhatsappCode> {
  const text = typed.trim();
  if (charCount(text) < 10) return fail('whatsapp_too_short');
  if (charCount(text) > 20) return fail('whatsapp_too_long');
  const number = normalizeWhatsapp(text);
  return number === null ? fail('whatsapp_invalid') : ok(number);
}

/**
 * `+55 (11) 98765-4321`. 10 and 11 digits get 55 (Spec 1 §2, /profile); a foreign number is shown
 * as `+` and its digits; anything else is returned unchanged.
 */
export function formatWhatsapp(number: string): string {
  const full = normalizeWhatsapp(number);
  if (full === null) return number;
  const [, area, first, last] = /^55(\d\d)(\d{4,5})(\d{4})$/.exec(full) ?? [];
  return area === undefined ? `+${full}` : `+55 (${area}) ${first}-${last}`;
}

/** `(11) 98765-4321` (Spec 2 §2); a foreign number keeps its country code. */
export const shortWhatsapp = (number: string): string =>
  formatWhatsapp(number).replace(/^\+55 (?=\()/, '');

/**
 * What others may see: `(11) •••••-••••`, the area code of a Brazilian number, like
 * `private.mask_whatsapp`.
 */
export function maskWhatsapp(number: string): string {
  const [, area = '••'] = /^55(\d\d)\d{8,9}$/.exec(number) ?? [];
  return `(${area}) •••••-••••`;
}

function withCountryCode(digits: string): string {
  if (digits.length === 10 || digits.length === 11) return `55${digits}`;
  return digits.startsWith('55') && digits.length >= 12 ? digits.slice(0, 13) : digits;
}
