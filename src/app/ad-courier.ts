import { eventDay } from '#domain/event-day.ts';
import { nowUtc } from '#platform/clock.ts';
import { accountState } from './account-store.ts';

/**
 * Brings what was counted of advertisements while there was no signal: whenever a session of the sync got through,
 * there is one. The screen that counted may be long gone.
 */
export function deliverAdCountsWithSignal(): void {
  let stop = () => {};
  const follow = () => {
    stop();
    const state = accountState.get();
    if (state.phase !== 'open') return;
    const { account } = state;
    const { status } = account.sync;
    const bring = async () => {
      if (status.get().phase !== 'synced') return;
      const { bringAdCounts } = await import('#live/use-ad-counter.ts');
      await bringAdCounts(account, eventDay(nowUtc()));
    };
    stop = status.watch(() => void bring().catch(() => undefined)); // no file without a line: next time
    void bring().catch(() => undefined);
  };
  accountState.watch(follow);
  follow();
}
