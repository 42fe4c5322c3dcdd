/** Where a code is redeemed (Spec 2 §2). */
const REDEEM_PATH = '/patches/redeem';

/** The most characters that redeem_patch@1 and validate_code accept. */
export const MOST_CODE_LETTERS = 60;

/** A code while it is typed: Spec 2 §2, forced to uppercase. */
export const typedCode = (typed: string): string => typed.toUpperCase().slice(0, MOST_CODE_LETTERS);

/**
 * Reads a code as the server does (supabase/migrations: read_patch_code): without separators, and
 * with the letters that look like digits of its alphabet.
 * @returns undefined when it can't be the code of a patch
 */
export function readPatchCode(given: string): string | undefined {
  const plain = given
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{10,16}$/.test(plain) ? plain : undefined;
}

/**
 * The code in what a camera read: our link, wherever it leads, or the code alone.
 * @returns undefined for anything else, such as the QR code of a payment
 */
export function scannedPatchCode(text: string): string | undefined {
  if (!/^https?:/i.test(text)) return readPatchCode(text);
  if (!URL.canParse(text)) return undefined;
  const { pathname, hash } = new URL(text);
  return pathname === REDEEM_PATH ? codeInFragment(hash) : undefined;
}

/** @param hash with or without the # */
export const codeInFragment = (hash: string): string | undefined =>
  readPatchCode(hash.replace(/^#/, ''));

/** As it is read from paper, in groups of five; reading it takes no notice of the dashes. */
export const groupedCode = (code: string): string => code.replaceAll(/.{5}(?=.)/g, '$&-');

/** A name for a code that Pendências may show: who reads it can't use it. */
export const maskedCode = (code: string): string => `…${code.trim().slice(-3)}`;
