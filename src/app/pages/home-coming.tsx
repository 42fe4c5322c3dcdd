import { useEffect, useState } from 'react';
import type { SeenHomeScreen } from '#features/home/seen-home-screen.tsx';
import { HomePending } from '#features/home/home-pending.tsx';
import { nowUtc } from '#platform/clock.ts';
import { loadWords } from '../start/locale.ts';
import { useAccountState } from '../account/use-account-state.ts';

let here: typeof SeenHomeScreen | undefined;
let coming: Promise<void> | undefined;

/** Its code and words, once. Never fails: the route lacks the same files then, and says so. */
export const fetchSeenHome = (): Promise<void> => (coming ??= fetchOnce());

async function fetchOnce(): Promise<void> {
  try {
    const home = import('#features/home/seen-home-screen.tsx');
    await loadWords();
    here = (await home).SeenHomeScreen;
  } catch {
    coming = undefined;
  }
}

/**
 * Home while the databases open: bones, then what was seen last, as soon as its code and words are here. Not by
 * Suspense, which would hold it back for 300 ms after the bones.
 */
export function HomeComing() {
  const { person } = useAccountState();
  const [Seen, setSeen] = useState(() => here);
  useEffect(() => {
    if (Seen) return undefined;
    let current = true;
    void fetchSeenHome().then(() => current && setSeen(() => here));
    return () => {
      current = false;
    };
  }, [Seen]);
  return Seen ? <Seen person={person} now={nowUtc()} /> : <HomePending />;
}
