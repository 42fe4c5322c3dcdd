import { useEffect, useState } from 'react';
import type { RankingTab } from '#sync/calls/rankings/operators-ranking.ts';
import { searchOperators, type FoundOperator } from '#sync/calls/rankings/search-operators.ts';
import { report } from '#sync/device/report.ts';
import { useAccount } from '../account-context.ts';
import { useOnline } from '../freshness/use-online.ts';

/** The server is asked this long after the last key. */
const PAUSE_MS = 300;

/**
 * Among whom was searched. everybody: the server answered, and `found` is its answer for this term.
 * offline: there is no signal, whoever asks. hundred: the term is too short, or has no letters, so
 * the server is not asked. visitor: nobody is signed in. unreached: the server did not answer.
 */
export type OperatorSearch =
  | { readonly reach: 'everybody'; readonly found: readonly FoundOperator[] }
  | {
      readonly reach: 'hundred' | 'visitor' | 'asking' | 'offline' | 'unreached';
      readonly found?: undefined;
    };

type Answer = { of: string; found: readonly FoundOperator[] | undefined };

/**
 * Asks the server for operators by name, for a signed-in person with a signal.
 * @param typed null when the server can't find anybody by it
 */
export function useOperatorSearch(tab: RankingTab, typed: string | null): OperatorSearch {
  const { local, person } = useAccount();
  const online = useOnline();
  const term = person ? typed : null;
  const asked = online ? term : null;
  const question = `${tab} ${term}`;
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (asked === null) return;
    let current = true;
    const ask = async () => {
      const outcome = await searchOperators(local, tab, asked);
      const found = outcome.kind === 'ok' ? outcome.data : undefined;
      if (current) setAnswer({ of: question, found });
    };
    const timer = setTimeout(
      () =>
        void ask().catch((error: unknown) => {
          if (current) setAnswer({ of: question, found: undefined });
          report(error);
        }),
      PAUSE_MS,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked, local, tab, question]);

  if (term !== null && answer?.of === question && answer.found) {
    return { reach: 'everybody', found: answer.found };
  }
  // neither an account nor a longer term would reach further
  if (!online) return { reach: 'offline' };
  if (!person) return { reach: 'visitor' };
  if (term === null) return { reach: 'hundred' };
  return { reach: answer?.of === question ? 'unreached' : 'asking' };
}
