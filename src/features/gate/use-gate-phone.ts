import { useEffect, useLayoutEffect, useState } from 'react';
import { useAccount } from '#live/account-context.ts';
import { keepAwake } from '#platform/keep-awake.ts';
import { persistStorage } from '#platform/kept/storage-quota.ts';
import { strengthenContrast } from '#platform/theme.ts';
import { deviceId } from '#sync/device/device-database.ts';

/**
 * The phone at a gate: its screen stays on, what it stores is kept when space gets short, and it is
 * read in the sun, so every colour has the contrast 7:1 (src/ui/drawing/contrast.test.ts).
 * @returns this device's id; undefined until known
 */
export function useGatePhone(): string | undefined {
  const { db } = useAccount().local;
  const [device_id, setDeviceId] = useState<string>();
  useEffect(() => keepAwake(), []);
  useEffect(() => void persistStorage(), []);
  useEffect(() => {
    // without storage no mark is kept either, and none is this device's
    void deviceId(db).then(setDeviceId, () => setDeviceId(''));
  }, [db]);
  useLayoutEffect(() => strengthenContrast(), []);
  return device_id;
}
