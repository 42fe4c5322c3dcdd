import { useCallback, useEffect, useRef, useState } from 'react';
import {
  fetchPastEvents,
  keptPastEvents,
  type PastEvents,
} from '#sync/calls/events/past-events.ts';
import { report } from '#sync/device/report.ts';
import { useAccount } from '../account-context.ts';
import { useSignalBack } from '../freshness/use-signal-back.ts';

type PastState = {
  /** unreached: nothing new arrived, and what is kept is shown. */
  readonly phase: 'idle' | 'asking' | 'fresh' | 'unreached';
  /** null: this device never got any. */
  readonly past: PastEvents | null;
};

/**
 * Public games from before the days that every device keeps: those of earlier visits at once, then
 * the server's newest page, and older pages on request.
 * @param wanted nothing is asked before
 */
export function usePastEvents(wanted: boolean): PastState & { readonly askOlder: () => void } {
  const { local } = useAccount();
  const [state, setState] = useState<PastState>({ phase: 'idle', past: null });
  const gone = useRef<AbortController>(null);

  const ask = useCallback(
    async ({ older }: { older: boolean }) => {
      const { signal } = (gone.current ??= new AbortController());
      const { db, source } = local;
      try {
        const kept = await keptPastEvents(db);
        if (signal.aborted) return;
        setState({ phase: 'asking', past: kept });
        const asked = { signal, now: source.now(), older };
        const past = await fetchPastEvents({ db, server: source.server }, asked);
        if (signal.aborted) return;
        setState(past ? { phase: 'fresh', past } : { phase: 'unreached', past: kept });
      } catch (error) {
        if (signal.aborted) return;
        setState((before) => ({ ...before, phase: 'unreached' }));
        report(error);
      }
    },
    [local],
  );

  const again = useCallback(() => void ask({ older: false }), [ask]);
  useEffect(() => {
    if (!wanted) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- it reads the device before it sets any
    again();
    return () => {
      gone.current?.abort();
      gone.current = null;
    };
  }, [wanted, again]);
  useSignalBack(again, { wanted, unreached: state.phase === 'unreached' });

  return { ...state, askOlder: () => void ask({ older: true }) };
}
