import { useCallback } from 'react';
import type { Account } from '#sync/account/account.ts';
import { countAd, deliverAdCounts, type AdMetric } from '#sync/calls/advertising/ad-counts.ts';
import { useAccount } from '../account-context.ts';
import { report } from '#sync/device/report.ts';

/** Several cards become visible together: they are sent as one. */
const GATHER_MS = 2_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Counts views and clicks, online or offline. @param today YYYY-MM-DD where the events are */
export function useAdCounter(today: string) {
  const account = useAccount();
  return useCallback(
    (ad_id: string, metric_type: AdMetric): void => {
      countAd(account.local.source.shared, { ad_id, metric_type }, today).then((is_new) => {
        if (!is_new) return;
        clearTimeout(timer);
        timer = setTimeout(() => void bringAdCounts(account, today), GATHER_MS);
      }, report);
    },
    [account, today],
  );
}

/** Sends what waits. Never fails: counts that were not sent wait for the next time. */
export async function bringAdCounts({ local }: Account, today: string): Promise<void> {
  if (!navigator.onLine) return;
  const { shared, server } = local.source;
  await deliverAdCounts(shared, server, today).catch(report);
}
