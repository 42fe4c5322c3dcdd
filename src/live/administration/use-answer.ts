import { useCallback, useEffect, useState } from 'react';
import type { Account } from '#sync/account/account.ts';
import { report } from '#sync/device/report.ts';
import type { Outcome } from '#sync/transport/transport.ts';
import { useAccount } from '../account-context.ts';
import { useSignalBack } from '../freshness/use-signal-back.ts';

/** Must be the same function at each render: a new one is a new question. */
export type Question<Answer> = (account: Account) => Promise<Outcome<Answer>>;

/**
 * unreached: no answer came, and a later attempt may get one. refused: the server said no.
 * `answer` is the last one, also while the next is on its way.
 */
export type Answered<Answer> = {
  readonly phase: 'asking' | 'answered' | 'unreached' | 'refused';
  readonly answer: Answer | undefined;
};

type Attempt<Answer> = Answered<Answer> & {
  /** No attempt has ended. */
  readonly is_first: boolean;
};

/**
 * An answer of the server that this device must not keep: it is asked for on each visit, and again
 * when the signal is back.
 */
export function useAnswer<Answer>(
  question: Question<Answer>,
): Attempt<Answer> & { readonly ask: () => void } {
  const account = useAccount();
  const [state, setState] = useState<Attempt<Answer>>({
    phase: 'asking',
    answer: undefined,
    is_first: true,
  });
  const [asked, setAsked] = useState(0);
  const ask = useCallback(() => setAsked((times) => times + 1), []);

  useEffect(() => {
    let current = true;
    const load = async () => {
      setState((state) => ({ ...state, phase: 'asking' }));
      const outcome = await question(account);
      if (!current) return;
      if (outcome.kind === 'ok')
        setState({ phase: 'answered', answer: outcome.data, is_first: false });
      else {
        const phase = outcome.kind === 'transient' ? 'unreached' : 'refused';
        setState(({ answer }) => ({ phase, answer, is_first: false }));
      }
    };
    load().catch((error: unknown) => {
      if (!current) return;
      setState(({ answer }) => ({ phase: 'unreached', answer, is_first: false }));
      report(error);
    });
    return () => {
      current = false;
    };
  }, [account, question, asked]);
  useSignalBack(ask, { unreached: state.phase === 'unreached' });

  return { ...state, ask };
}
