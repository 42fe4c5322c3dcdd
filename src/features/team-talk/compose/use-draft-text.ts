import { useCallback, useEffect, useRef, useState } from 'react';
import { useAccount } from '#live/account-context.ts';
import { useDeviceQuery } from '#live/rows/use-device-query.ts';
import type { DeviceDatabase } from '#sync/device/device-database.ts';
import { dropDraft, readDraft, writeDraft } from '#sync/drafts/drafts.ts';

const readText = (stored: unknown): string | null =>
  typeof stored === 'object' && stored && 'text' in stored && typeof stored.text === 'string'
    ? stored.text
    : null;

/** The key of the message that is begun in a channel. */
export const messageDraft = ({ team_id, channel }: { team_id: string; channel: string }): string =>
  `talk:${team_id}:${channel}`;

type Change = (next: (now: string) => string) => void;

/** The text that is stored; null for none, undefined until known. */
export function useStoredText(key: string): string | null | undefined {
  const query = useCallback(
    async (device: DeviceDatabase) => readText(await readDraft(device, key)),
    [key],
  );
  return useDeviceQuery(query, null);
}

/** A text that survives a closed tab: stored with each key. Sent in another tab, it is gone here. */
export function useDraftText(key: string): [text: string, change: Change] {
  const { db } = useAccount().local;
  const stored = useStoredText(key);
  const [typed, setTyped] = useState<string>();
  const [before, setBefore] = useState(stored);
  if (stored !== before) {
    setBefore(stored);
    if (stored === null && typed === before) setTyped(undefined);
  }
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
