import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { leftBehind, nothingLeft, type LeftBehind } from '#sync/left-behind.ts';
import { useAccount } from './account-context.ts';

/** What a sign-out would take along, while it changes. Undefined until first read. */
export function useLeftBehind(): LeftBehind | undefined {
  const { db } = useAccount().engine;
  const [left, setLeft] = useState<LeftBehind>();
  useEffect(() => {
    const live = liveQuery(() => leftBehind(db)).subscribe({
      next: setLeft,
      error: () => setLeft(nothingLeft), // nothing can be stored: nothing waits
    });
    return () => live.unsubscribe();
  }, [db]);
  return left;
}
