import { useCallback, useEffect, useMemo, useState } from 'react';
import { fetchPasses, keptPasses, NO_KEYS, type SignedPass } from '#sync/calls/event-passes.ts';
import { report } from '#sync/device/report.ts';
import { useAccount } from '../account-context.ts';
import { useOnline } from '../freshness/use-online.ts';
import { useDeviceQuery } from '../rows/use-device-query.ts';

/** A name may have been corrected, and the server's keys replaced: passes are fetched again. */
const OLD_MS = 12 * 3_600_000;

/**
 * fetching: asked for just now. coming: no signal. unavailable: this server signs none. failed:
 * anything else.
 */
export type PassesPhase = 'fetching' | 'here' | 'coming' | 'unavailable' | 'failed';

export type EventPasses = {
  /** Of this event, as kept on this device. */
  readonly passes: readonly SignedPass[];
  /** How it went to get those that are missing. */
  readonly phase: PassesPhase;
  readonly ask: () => void;
};

/**
 * My passes of one event: those kept here at once, and the missing ones when there is a signal.
 * @param wanted ids of the confirmed places whose pass is shown; stable over renders
 * @returns undefined until this device has been read
 */
export function useEventPasses(
  event_id: string,
  wanted: readonly string[],
): EventPasses | undefined {
  const { local } = useAccount();
  const online = useOnline();
  const kept = useDeviceQuery(keptPasses, null);
  const [asked, setAsked] = useState(0);
  const [phase, setPhase] = useState<Exclude<PassesPhase, 'here'>>('fetching');
  const ask = useCallback(() => setAsked((times) => times + 1), []);
  const passes = useMemo(
    () => kept?.passes.filter((pass) => pass.event_id === event_id) ?? [],
    [kept, event_id],
  );
  const has = (id: string) => passes.some(({ operator_id }) => operator_id === id);
  const is_complete = wanted.every(has);
  const is_known = kept !== undefined;
  const is_old = !kept || local.source.now() - kept.at > OLD_MS;

  useEffect(() => {
    if (!is_known || (is_complete && !is_old) || wanted.length === 0) return;
    let left = false;
    const say = (next: typeof phase) => !left && setPhase(next);
    const fetch = async () => {
      if (!online) return say('coming');
      say('fetching');
      const outcome = await fetchPasses({ local, now: local.source.now() }, wanted);
      if (outcome.kind === 'transient') return say('coming');
      const refused = outcome.kind === 'refused' ? outcome.code : outcome.kind;
      say(refused === NO_KEYS ? 'unavailable' : 'failed');
    };
    fetch().catch((error: unknown) => {
      say('failed');
      report(error);
    });
    return () => void (left = true);
  }, [local, online, wanted, is_known, is_complete, is_old, asked]);

  return kept === undefined ? undefined : { passes, phase: is_complete ? 'here' : phase, ask };
}
