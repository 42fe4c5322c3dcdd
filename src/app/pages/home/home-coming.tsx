import { useEffect, useState } from 'react';
import type { SeenHomeScreen } from '#features/home/seen/seen-home-screen.tsx';
import { HomePending } from '#features/home/home-pending.tsx';
import { ServedContent } from '#ui/page/served-content.tsx';
import { nowUtc } from '#platform/clock.ts';
import { loadWords } from '#i18n/locale.ts';
import { useAccountState } from '#app/account/use-account-state.ts';

let here: typeof SeenHomeScreen | undefined;
let coming: Promise<void> | undefined;

/**
 * Loads its code and texts, once. Never fails: the route needs the same files and reports the
 * failure.
 */
export const fetchSeenHome = (): Promise<void> => (coming ??= fetchOnce());

async function fetchOnce(): Promise<void> {
  try {
    const home = import('#features/home/seen/seen-home-screen.tsx');
    await loadWords();
    here = (await home).SeenHomeScreen;
  } catch {
    coming = undefined;
  }
}

/**
 * The home page while the databases open: a skeleton, then the rows seen last, as soon as code and
 * texts are loaded. Suspense is not used, because it would delay the rows for 300 ms after the
 * skeleton.
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
  if (Seen) return <Seen person={person} now={nowUtc()} />;
  return (
    <ServedContent>
      <HomePending signed_in={person !== null} />
    </ServedContent>
  );
}
