import { useMemo } from 'react';
import { requestBackgroundSync } from '#sync/device/background-sync.ts';
import {
  dropMissing,
  missingLanes,
  sendMissing,
  type MissingLane,
} from '#sync/receipts/missing.ts';
import { useAccount } from './account-context.ts';
import { useDeviceQuery } from './use-device-query.ts';

const none: readonly MissingLane[] = [];

/**
 * What the server had done and lost in a restore, kept up to date. Undefined until first read. Rule
 * [P13].
 */
export const useMissing = (): readonly MissingLane[] | undefined =>
  useDeviceQuery(missingLanes, none);

/** What a person can do about it. */
export function useMissingActions() {
  const { engine, sync } = useAccount();
  return useMemo(
    () => ({
      sendAgain: async (lanes: readonly MissingLane[]): Promise<void> => {
        for (const { missing } of lanes) await sendMissing(engine.db, missing);
        sync.ask();
        void requestBackgroundSync();
      },
      drop: ({ missing }: MissingLane): Promise<void> => dropMissing(engine.db, missing),
    }),
    [engine, sync],
  );
}
