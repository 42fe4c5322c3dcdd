import { compareInstants } from '#sync/records/writing-order.ts';
import type { PatchCode } from '#sync/calls/administration.ts';
import { fold, wordFinder } from '../words/search.ts';

/** usable: somebody can still redeem it. */
export const codeStates = ['usable', 'used_up', 'expired', 'withdrawn'] as const;
export type CodeState = (typeof codeStates)[number];

/** @param now UTC ISO instant */
export function codeState(code: PatchCode, now: string): CodeState {
  const { used, max_uses, expires_at, withdrawn_at } = code;
  if (withdrawn_at !== null) return 'withdrawn';
  if (used >= max_uses) return 'used_up';
  return expires_at !== null && Date.parse(expires_at) <= Date.parse(now) ? 'expired' : 'usable';
}

/** @param now UTC ISO instant */
export const codesInState = (
  codes: readonly PatchCode[],
  state: CodeState | 'all',
  now: string,
): readonly PatchCode[] =>
  state === 'all' ? codes : codes.filter((code) => codeState(code, now) === state);

/** The newest first, by every word of the name of their patch, or by a part of the code itself. */
export function foundCodes(codes: readonly PatchCode[], term: string): readonly PatchCode[] {
  const finds = wordFinder(term);
  const part = term.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return codes
    .filter(({ nome, codigo }) => finds(fold(nome)) || codigo.includes(part))
    .toSorted((a, b) => compareInstants(b.created_at, a.created_at));
}

/** The patches of which no code can be redeemed. @param now UTC ISO instant */
export function patchesWithoutCode(
  patch_ids: readonly string[],
  codes: readonly PatchCode[],
  now: string,
): readonly string[] {
  const with_code = new Set(
    codes.filter((code) => codeState(code, now) === 'usable').map(({ patch_id }) => patch_id),
  );
  return patch_ids.filter((id) => !with_code.has(id));
}

/**
 * The address in the QR code of a patch's code. The code is its fragment, which no browser sends:
 * no log has it.
 */
export const redeemAddress = (origin: string, code: string): string =>
  `${origin}/patches/redeem#${code}`;
