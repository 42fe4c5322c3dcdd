import { useEffect, useState } from 'react';
import { useAccount } from '#live/account-context.ts';
import { useOnline } from '#live/freshness/use-online.ts';
import { hasLanguageModel } from '#sync/calls/generate-briefing.ts';
import { report } from '#sync/device/report.ts';

/** Whether a model can write a briefing now: the server has one, and there is a network. */
export function useHasModel(): boolean {
  const { local } = useAccount();
  const online = useOnline();
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!online || has) return;
    const controller = new AbortController();
    hasLanguageModel(local, controller.signal)
      .then(setHas)
      .catch((error: unknown) => controller.signal.aborted || report(error));
    return () => controller.abort();
  }, [local, online, has]);
  return online && has;
}
