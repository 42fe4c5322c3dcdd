import { useEffect, useRef, useState } from 'react';
import { useStoredDraft } from '#entities/form/use-stored-draft.ts';
import { useAccount } from '#live/account-context.ts';
import { dropDraft, writeDraft } from '#sync/drafts/drafts.ts';

const readText = (stored: unknown): string | null =>
  typeof stored === 'object' && stored && 'text' in stored && typeof stored.text === 'string'
    ? stored.text
    : null;

type Change = (next: (now: string) => string) => void;

/** A text that survives a closed tab: stored with each key. */
export function useDraftText(key: string): [text: string, change: Change] {
  const { db } = useAccount().local;
  const stored = useStoredDraft(key, readText);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? stored ?? '';
  const last = useRef(text);
  useEffect(() => {
    last.current = text;
  });
  return [
    text,
    (next) => {
      const now = next(last.current);
      last.current = now;
      setTyped(now);
      void (now === '' ? dropDraft(db, key) : writeDraft(db, key, { text: now }));
    },
  ];
}
