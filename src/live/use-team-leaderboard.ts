import { useCallback, useEffect, useState } from 'react';
import {
  fetchTeamLeaderboard,
  keptTeamLeaderboard,
  type TeamLeaderboard,
} from '#sync/calls/team-leaderboard.ts';
import { useAccount } from './account-context.ts';
import { report } from '#sync/device/report.ts';

/**
 * `unreached`: nothing new arrived; `board` is the last ranking, or null when there never was one.
 */
export type LeaderboardState = {
  readonly phase: 'asking' | 'fresh' | 'unreached';
  readonly board: TeamLeaderboard | null;
};

/** The ranking of teams: the kept one at once, then the server's; again when the signal is back. */
export function useTeamLeaderboard(): LeaderboardState & { readonly ask: () => void } {
  const { engine } = useAccount();
  const [state, setState] = useState<LeaderboardState>({ phase: 'asking', board: null });
  const [asked, setAsked] = useState(0);
  const ask = useCallback(() => setAsked((times) => times + 1), []);

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const load = async () => {
      const kept = await keptTeamLeaderboard(engine.db);
      if (signal.aborted) return;
      setState({ phase: 'asking', board: kept });
      const { db, source } = engine;
      const board = await fetchTeamLeaderboard(db, source.server, { signal, now: source.now() });
      if (signal.aborted) return;
      setState(board ? { phase: 'fresh', board } : { phase: 'unreached', board: kept });
    };
    load().catch((error: unknown) => {
      if (signal.aborted) return;
      setState((before) => ({ ...before, phase: 'unreached' }));
      report(error);
    });
    addEventListener('online', ask);
    return () => {
      gone.abort();
      removeEventListener('online', ask);
    };
  }, [engine, asked, ask]);

  return { ...state, ask };
}
