import { useEffect, useState } from 'react';
import { report } from '#sync/device/report.ts';
import { loadSanitizer } from './sanitize-briefing.ts';

let settled = false;

/** Whether the sanitiser is loaded, or can't be: then the rest of the event is shown without it. */
export function useSanitizer(): boolean {
  const [done, setDone] = useState(settled);
  useEffect(() => {
    if (done) return undefined;
    let current = true;
    const load = async () => {
      await loadSanitizer().catch(report);
      settled = true;
      if (current) setDone(true);
    };
    void load();
    return () => {
      current = false;
    };
  }, [done]);
  return done;
}
