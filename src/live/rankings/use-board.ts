import { useCallback, useEffect, useState } from 'react';
import type { Account } from '#sync/account/account.ts';
import { report } from '#sync/device/report.ts';
import { useAccount } from '../account-context.ts';
import { useSignalBack } from '../freshness/use-signal-back.ts';

/** A ranking that the server counts and this device keeps. The same object at each render. */
export type BoardSource<Board> = {
  readonly kept: (account: Account) => Promise<Board | null>;
  /** Resolves to null when the server could not be reached, or its answer not read. */
  readonly fetch: (
    account: Account,
    asked: { signal: AbortSignal; now: number },
  ) => Promise<Board | null>;
};

/**
 * `unreached`: nothing new arrived; `board` is the last ranking, or null when there never was one.
 */
export type BoardState<Board> = {
  readonly phase: 'asking' | 'fresh' | 'unreached';
  readonly board: Board | null;
};

/** A ranking: the kept one at once, then the server's; again when the signal is back. */
export function useBoard<Board>(
  source: BoardSource<Board>,
): BoardState<Board> & { readonly ask: () => void } {
  const account = useAccount();
  const [state, setState] = useState<BoardState<Board>>({ phase: 'asking', board: null });
  const [asked, setAsked] = useState(0);
  const ask = useCallback(() => setAsked((times) => times + 1), []);

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const load = async () => {
      const kept = await source.kept(account);
      if (signal.aborted) return;
      setState({ phase: 'asking', board: kept });
      const board = await source.fetch(account, { signal, now: account.local.source.now() });
      if (signal.aborted) return;
      setState(board ? { phase: 'fresh', board } : { phase: 'unreached', board: kept });
    };
    load().catch((error: unknown) => {
      if (signal.aborted) return;
      setState((before) => ({ ...before, phase: 'unreached' }));
      report(error);
    });
    return () => gone.abort();
  }, [account, source, asked]);
  useSignalBack(ask, { unreached: state.phase === 'unreached' });

  return { ...state, ask };
}
