import { useEffect, useState } from 'react';
import { fetchPassKey, keptPassKey, type KeptPassKey } from '#sync/calls/event-passes.ts';
import { useAccount } from '../account-context.ts';
import { report } from '#sync/device/report.ts';
import { reportWhile } from '../report-while.ts';
import { useOnline } from '../freshness/use-online.ts';
import { useDeviceQuery } from '../rows/use-device-query.ts';

/**
 * The key with which this device verifies passes, as it keeps it; asked for again while the gate is
 * open and there is a signal. undefined until read; null when it never arrived.
 */
export function useKeptPassKey(): KeptPassKey | null | undefined {
  const { local } = useAccount();
  const online = useOnline();
  const kept = useDeviceQuery(keptPassKey, null);
  useEffect(() => {
    if (!online) return undefined;
    let current = true;
    fetchPassKey(local).catch(reportWhile(() => current));
    return () => {
      current = false;
    };
  }, [local, online]);
  return kept;
}

/** @param load makes the key of its text @returns undefined until it is made */
export function usePassKey(
  public_key: string | null | undefined,
  load: (public_key: string) => Promise<CryptoKey>,
): CryptoKey | undefined {
  const [made, setMade] = useState<{ of: string; key: CryptoKey }>();
  useEffect(() => {
    if (!public_key) return;
    let left = false;
    load(public_key).then((key) => !left && setMade({ of: public_key, key }), report);
    return () => void (left = true);
  }, [public_key, load]);
  return made?.of === public_key ? made?.key : undefined;
}
