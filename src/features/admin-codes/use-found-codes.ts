import {
  codesInState,
  codeStates,
  foundCodes,
  type CodeState,
} from '#domain/rewards/patch-codes.ts';
import { useAddress } from '#entities/administration/use-address.ts';
import { useKeptTerm } from '#entities/administration/use-kept-term.ts';
import type { PatchCode } from '#sync/calls/administration.ts';

/** The codes that the search and the state leave. The state stands in the address. */
export function useFoundCodes(codes: readonly PatchCode[], now: string) {
  const [term, setTerm] = useKeptTerm();
  const { search, put } = useAddress();
  const state: CodeState | 'all' = codeStates.find((one) => one === search.filter) ?? 'all';
  const setState = (next: CodeState | 'all') => put({ filter: next === 'all' ? undefined : next });
  const found = codesInState(foundCodes(codes, term), state, now);
  return { term, setTerm, state, setState, found, usable: codesInState(found, 'usable', now) };
}
