import { useEffect, useState } from 'react';
import { useAccount } from '#live/account-context.ts';
import { readDraft } from '#sync/drafts/drafts.ts';

/**
 * The draft of a form that was stored last; undefined until read, null when there is none.
 * @param read the same function over renders; null for what it can't read
 */
export function useStoredDraft<Draft>(
  key: string,
  read: (stored: unknown) => Draft | null,
): Draft | null | undefined {
  const { db } = useAccount().local;
  const [draft, setDraft] = useState<Draft | null>();
  useEffect(() => {
    let current = true;
    void readDraft(db, key).then((stored) => current && setDraft(() => read(stored)));
    return () => {
      current = false;
    };
  }, [db, key, read]);
  return draft;
}
