/** Where a code is redeemed (Spec 2 §2). */
const REDEEM_PATH = '/patches/redeem';

/** The most characters that redeem_patch@1 and validate_code accept. */
const MOST_LETTERS = 60;

/**
 * A code while it is typed: forced to uppercase (Spec 2 §2), and in the groups in which it is
 * printed. A pasted link becomes its code.
 */
export const typedCode = (typed: string): string =>
  groupedCode(scannedPatchCode(typed.trim()) ?? plainCode(typed)).slice(0, MOST_LETTERS);

/**
 * Where the caret stands once `typed` is written in groups: behind the same letter. A dash that was
 * deleted comes back, so the caret passes it.
 * @param caret where it stands in `typed`
 * @param change 'delete_after': what follows the caret was deleted
 */
export function caretInCode(
  typed: string,
  caret: number,
  change: 'other' | 'delete_after',
): number {
  const { length } = typedCode(typed.slice(0, caret));
  return change === 'delete_after' && typedCode(typed)[length] === '-' ? length + 1 : length;
}

/** Without separators, and with the digits of its alphabet for the letters that look like them. */
const plainCode = (given: string): string =>
  given.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/**
 * Reads a code as the server does (supabase/schemas/rewards/patch_codes.sql: read_patch_code).
 * @returns undefined when it can't be the code of a patch
 */
export function readPatchCode(given: string): string | undefined {
  const plain = plainCode(given);
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
