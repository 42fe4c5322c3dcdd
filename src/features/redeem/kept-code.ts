import { keep, readKept } from '#platform/kept/kept.ts';

/**
 * The code that stands in the field. It is kept while a visitor signs in, and when the page is
 * left: a code in the address is taken out of it at once. A sign-out removes it.
 */
const KEY = 'qg.seen.redeem';

/** Where storage is forbidden: until the page is left. */
let unkept = '';

/** @param code '' once it is redeemed */
export function keepCode(code: string): void {
  unkept = keep(KEY, code === '' ? null : code) ? '' : code;
}

export function keptCode(): string {
  const kept = readKept(KEY);
  return typeof kept === 'string' ? kept : unkept;
}
