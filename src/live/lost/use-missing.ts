import { useMemo } from 'react';
import { requestBackgroundSync } from '#sync/device/background-sync.ts';
import {
  dropMissing,
  missingLanes,
  sendMissing,
  type MissingLane,
} from '#sync/receipts/missing.ts';
import { useAccount } from '../account-context.ts';
import { useDeviceQuery } from '../rows/use-device-query.ts';
import { tried, type NotKept } from '../outbox/with-room.ts';

const none: readonly MissingLane[] = [];

/**
 * What the server had done and lost in a restore, kept up to date. Undefined until first read. Rule
 * [P13].
 */
export const useMissing = (): readonly MissingLane[] | undefined =>
  useDeviceQuery(missingLanes, none);

/** What a person can do about it. */
export function useMissingActions() {
  const account = useAccount();
  const { local, sync } = account;
  return useMemo(
    () => ({
      /** @returns why it could not be written down */
      sendAgain: async (lanes: readonly MissingLane[]): Promise<NotKept | undefined> => {
        for (const { missing } of lanes) {
          const failed = await tried(account, () => sendMissing(local.db, missing));
          if (failed) return failed;
        }
        sync.ask();
        void requestBackgroundSync();
        return undefined;
      },
      drop: ({ missing }: MissingLane): Promise<void> => dropMissing(local.db, missing),
    }),
    [account, local, sync],
  );
}
