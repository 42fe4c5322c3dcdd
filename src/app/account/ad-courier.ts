import { eventDay } from '#domain/time/event-day.ts';
import { bringAdCounts } from '#live/advertising/use-ad-counter.ts';
import { nowUtc } from '#platform/clock.ts';
import { accountState } from './account-store.ts';

/**
 * Sends the counts of advertisements that were made offline, after each round that reached the
 * server. The screen that counted may be closed by then.
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
      await bringAdCounts(account, eventDay(nowUtc()));
    };
    stop = status.watch(() => void bring());
    void bring();
  };
  accountState.watch(follow);
  follow();
}
