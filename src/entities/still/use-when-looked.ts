import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What was so when this screen came, or when the person came back to it: a notice takes its place then,
 * and not while the screen is looked at (law 1).
 * @param screen where the part outlives a screen
 */
export function useWhenLooked<Value>(now: Value, screen?: string): Value {
  const [looked, setLooked] = useState({ screen, now });
  if (looked.screen !== screen) setLooked({ screen, now });
  const look = useEffectEvent(() => setLooked({ screen, now }));
  useEffect(() => {
    const shown = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', shown);
    return () => document.removeEventListener('visibilitychange', shown);
  }, []);
  return looked.now;
}
