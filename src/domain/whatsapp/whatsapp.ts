import { charCount } from '../words/char-count.ts';
import { fail, ok, type Result } from '../words/result.ts';

export type WhatsappCode = 'whatsapp_too_short' | 'whatsapp_too_long' | 'whatsapp_invalid';

/**
 * Digits with country code (Spec 1 §5): 10 or 11 digits get 55, 55 with 12 or more digits is cut to
 * 13, a 0 and a carrier's code before the area code are dropped, also after 55. A Brazilian number
 * has an area code that exists. With `+` or `00` another country's number is kept, and keeps its `+`
 * where the digits alone would be Brazilian or none. What was copied is read: marks of direction,
 * full-width digits, a link to WhatsApp. `private.normalize_whatsapp` in SQL is the same rule; both
 * are tried on `whatsappVectors`.
 * @returns null when it cannot be a number; for its own result, the same again
 */
export function normalizeWhatsapp(given: string): string | null {
  const text = copiedNumber(given);
  const digits = text.replace(/[^0-9]/g, '');
  const plus = /^[^0-9]*\+/.test(text);
  const dialled = digits.replace(/^0+/, '');
  if (/^55[0-9]{10}/.test(dialled)) return brazilian(dialled.slice(2), 11);
  const number = plus ? null : brazilian(digits);
  if (number !== null) return number;
  const abroad = plus || digits.startsWith('00') ? dialled : digits;
  if (!/^(?!55|1[01])[1-9][0-9]{9,14}$/.test(abroad)) return null;
  if (abroad.length > 11) return abroad;
  return abroad === digits && !plus ? null : `+${abroad}`;
}

/**
 * What a person typed, as `normalizeWhatsapp` has it. 10 to 20 characters without what came along
 * when it was copied, 10 to 15 digits. Spec 1 §5, WhatsApp (shared rule).
 */
export function readWhatsapp(typed: string): Result<string, WhatsappCode> {
  const text = copiedNumber(typed);
  if (charCount(text) < 10) return fail('whatsapp_too_short');
  if (charCount(text) > 20) return fail('whatsapp_too_long');
  const number = normalizeWhatsapp(text);
  return number === null ? fail('whatsapp_invalid') : ok(number);
}

/** Whether a digit may be missing: after the area code eight digits that begin as a mobile's nine. */
export const mayMissDigit = (typed: string): boolean =>
  LEFT_OUT.test(normalizeWhatsapp(typed) ?? '');

/**
 * What one person is found by: the number, with the ninth digit of a mobile where it was left out.
 * `private.whatsapp_person` in SQL is the same rule.
 * @param number as it is stored
 */
export const whatsappPerson = (number: string): string => number.replace(LEFT_OUT, '$19$2');

/** Where WhatsApp opens a talk with this number. */
export const whatsappTalk = (number: string): string => `https://wa.me/${number.replace('+', '')}`;

/**
 * `+55 (11) 98765-4321`. 10 and 11 digits get 55 (Spec 1 §2, /profile); a foreign number is shown
 * as `+` and its digits; anything else is returned unchanged.
 */
export function formatWhatsapp(number: string): string {
  // rows from before the area codes were asked may hold any
  const full = normalizeWhatsapp(number) ?? (/^[0-9]{12,}$/.test(number) ? number : null);
  if (full === null) return number;
  const [, area, first, last] = /^55(\d\d)(\d{4,5})(\d{4})$/.exec(full) ?? [];
  return area === undefined ? `+${full.replace('+', '')}` : `+55 (${area}) ${first}-${last}`;
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

/** Marks of direction, zero-width characters, soft hyphens. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;
const LEFT_OUT = /^(55[0-9]{2})([6-9][0-9]{7})$/;
const LINK = /(?:wa\.me\/|[?&]phone=)(?:\+|%2B)?([0-9]+)/i;
/** The area codes that exist, then a mobile's nine digits, or eight. Source: Anatel, Resolução 749. */
const NATIONAL =
  /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])(?:9[0-9]{8}|[2-9][0-9]{7})$/;

/** Without marks of direction and zero-width characters, digits as ASCII, a link as its number. */
export function copiedNumber(given: string): string {
  const text = given.normalize('NFKC').replace(INVISIBLE, '').trim();
  const [, number] = LINK.exec(text) ?? [];
  return number === undefined ? text : `+${number}`;
}

/**
 * @param digits from the area code on, or with a 0 and a carrier's code before it
 * @returns null also where both cutting it and a carrier's code would give a number
 */
function brazilian(digits: string, cut_to?: number): string | null {
  const rest = digits.replace(/^0+/, '');
  if (NATIONAL.test(rest)) return `55${rest}`;
  const read = [rest.slice(0, cut_to)];
  if (rest !== digits) read.push(rest.slice(2)); // 0, carrier, area code
  const [found, other] = read.filter((one) => NATIONAL.test(one));
  return found === undefined || other !== undefined ? null : `55${found}`;
}
