import { copiedNumber, mayMissDigit, normalizeWhatsapp } from '../whatsapp/whatsapp.ts';
import { HYPHENS } from '../words/search.ts';
import { keyOfCode } from './br-code.ts';

/** The kinds of key that a bank account may have. */
export type PixKind = 'cpf' | 'cnpj' | 'phone' | 'email' | 'random';

const LONGEST_KEY = 77;

/**
 * Reads a key as a person types or copies it, also within a whole 'copia e cola'. Punctuation of a CPF, CNPJ or
 * telephone is removed. Eleven digits alone are a CPF: a telephone has `+55`, brackets or a space after its
 * area code.
 * @returns the key as banks store it; undefined for anything else. The database has the same rules
 * (`private.pix_key_ok`; both run `pixVectors`).
 */
export function readPixKey(typed: string): { kind: PixKind; key: string } | undefined {
  const text = copiedNumber(typed).replace(HYPHENS, '-');
  const in_code = keyOfCode(text);
  if (in_code !== undefined) return readPixKey(in_code);
  if (text.includes('@')) {
    const key = text.toLowerCase().replace(/^mailto:/, '');
    return EMAIL.test(key) && key.length <= LONGEST_KEY ? { kind: 'email', key } : undefined;
  }
  const hex = text.toLowerCase().replaceAll(/[{}-]/g, '');
  if (/^[0-9a-f]{32}$/.test(hex)) {
    return { kind: 'random', key: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') };
  }
  const plain = text.replaceAll(/[\s().-]/g, '');
  if (PHONE.test(text) || (/^(\d{10}|\d{12,13})$/.test(plain) && !TAX.test(text)))
    return phoneKey(text);
  if (/^\d{11}$/.test(plain)) {
    return isTaxNumber(plain, 9, 11) ? { kind: 'cpf', key: plain } : undefined;
  }
  const company = plain.replaceAll('/', '').toUpperCase();
  if (/^[0-9A-Z]{12}\d\d$/.test(company)) {
    return isTaxNumber(company, 12, 9) ? { kind: 'cnpj', key: company } : undefined;
  }
  return undefined;
}

/** A text that is written as only telephones are. A leading 0 does not count: a tenth of all CPFs and CNPJs have one. */
const PHONE = /^(tel:|\+|0?\s?\(|0055|00\s?55\s|(0\s?(\d{2}\s)?)?\d{2}\s+\d{4,5}[\s.-]?\d{4}$)/i;
/** A text that is written as only CPFs are, even if it has a digit too few or too many. It is not read as a telephone. */
const TAX = /\d{3}[.\s]\d{3}[.\s]\d{3}(?!\d)|[.-]\d{1,2}$/;

/** A Brazilian number with all its digits: with one missing, the money would go to another account. */
function phoneKey(text: string): { kind: PixKind; key: string } | undefined {
  const number = normalizeWhatsapp(text) ?? '';
  const is_whole = number.startsWith('55') && text.replaceAll(/\D/g, '').endsWith(number.slice(2));
  return is_whole && !mayMissDigit(number) ? { kind: 'phone', key: `+${number}` } : undefined;
}

const EMAIL = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/**
 * The last two characters are check digits, computed from those before them. A number of one repeated
 * digit would pass the check, but it is never issued.
 * @param most the highest weight of a digit
 */
function isTaxNumber(text: string, length: number, most: number): boolean {
  const first = text.slice(0, length);
  const digits = taxDigit(first, most) + taxDigit(first + taxDigit(first, most), most);
  return text.endsWith(digits) && new Set(text).size > 1;
}

/** A character counts as its code minus 48, so a CNPJ with letters is computed the same way. */
function taxDigit(text: string, most: number): string {
  const weighed = Array.from(
    text,
    (char, n) => (char.charCodeAt(0) - 48) * (2 + ((text.length - 1 - n) % (most - 1))),
  );
  const rest = weighed.reduce((sum, one) => sum + one, 0) % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}
