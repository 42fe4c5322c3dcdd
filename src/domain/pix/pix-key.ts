/** The kinds of key that a bank account may have. */
export type PixKind = 'cpf' | 'cnpj' | 'phone' | 'email' | 'random';

const LONGEST_KEY = 77;

/**
 * Reads a key as a person types it. Punctuation of a CPF, CNPJ or telephone is removed. Eleven digits
 * alone are a CPF: a telephone begins with `+55` or with its area code in brackets.
 * @returns the key as banks store it; undefined for anything else. The database has the same rules
 * (`private.pix_key_ok`).
 */
export function readPixKey(typed: string): { kind: PixKind; key: string } | undefined {
  const text = typed.trim();
  const plain = text.replaceAll(/[\s().-]/g, '');
  if (/^[+(]/.test(text)) {
    const digits = plain.replace(/^\+/, '');
    const key = `+${text.startsWith('(') ? '55' : ''}${digits}`;
    return /^\+55[1-9]\d{9,10}$/.test(key) ? { kind: 'phone', key } : undefined;
  }
  if (text.includes('@')) {
    const key = text.toLowerCase();
    return EMAIL.test(key) && key.length <= LONGEST_KEY ? { kind: 'email', key } : undefined;
  }
  const random = text.toLowerCase();
  if (RANDOM.test(random)) return { kind: 'random', key: random };
  if (/^\d{11}$/.test(plain)) {
    return isTaxNumber(plain, 9, 11) ? { kind: 'cpf', key: plain } : undefined;
  }
  const company = plain.replaceAll('/', '').toUpperCase();
  if (/^[0-9A-Z]{12}\d\d$/.test(company)) {
    return isTaxNumber(company, 12, 9) ? { kind: 'cnpj', key: company } : undefined;
  }
  return undefined;
}

const EMAIL = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const RANDOM = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

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
