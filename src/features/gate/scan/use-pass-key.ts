import { useEffect, useState } from 'react';
import { verifyingKey } from '#domain/attendance/pass.ts';
import { useDeviceQuery } from '#live/rows/use-device-query.ts';
import { keptPassKey } from '#sync/calls/event-passes.ts';
import { report } from '#sync/device/report.ts';

/** The key that this device keeps of passes, to verify with. @returns undefined until it is made */
export function usePassKey(): CryptoKey | undefined {
  const public_key = useDeviceQuery(keptPassKey, null)?.public_key;
  const [made, setMade] = useState<{ of: string; key: CryptoKey }>();
  useEffect(() => {
    if (!public_key) return;
    let left = false;
    verifyingKey(public_key).then((key) => !left && setMade({ of: public_key, key }), report);
    return () => void (left = true);
  }, [public_key]);
  return made?.of === public_key ? made?.key : undefined;
}
