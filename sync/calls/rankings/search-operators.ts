import * as v from 'valibot';
import type { Caller } from '#sync/identity/client.ts';
import { callSignedRpc } from '#sync/identity/signed-call.ts';
import type { Outcome } from '#sync/transport/transport.ts';
import { Place, RankedRow, type RankingTab } from './operators-ranking.ts';

/** The most that the server answers; there may be more. */
export const MOST_FOUND = 20;
/** The longest that is searched for. */
const MOST_LETTERS = 100;

const Found = v.object({ rows: v.array(v.object({ ...RankedRow.entries, place: Place })) });
export type FoundOperator = v.InferOutput<typeof Found>['rows'][number];

/**
 * Operators by the beginnings of the words of their names, wherever they stand in the ranking; the
 * first places first. For whoever is signed in. Below two letters nobody is found, and a number finds
 * nobody. `transient` also where somebody searches more than once a second.
 */
export async function searchOperators(
  caller: Caller,
  tab: RankingTab,
  term: string,
): Promise<Outcome<readonly FoundOperator[]>> {
  const read = await callSignedRpc(caller, {
    rpc: 'search_operators',
    body: { tab, q: term.slice(0, MOST_LETTERS) },
    answer: Found,
  });
  return read.kind === 'ok' ? { kind: 'ok', data: read.data.rows } : read;
}
