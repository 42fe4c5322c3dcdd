import { useEffect, useState } from 'react';
import { report } from '#sync/device/report.ts';
import type { DeviceDatabase } from '#sync/device/device-database.ts';
import { forgetSharedText, sharedText } from '#sync/device/shared-text.ts';
import { writeDraft } from '#sync/drafts/drafts.ts';
import { emptyList, listDraftKey } from './list-draft.ts';

/** What was shared last; undefined until it is read. */
export function useSharedText(): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let current = true;
    void sharedText()
      .catch((error: unknown) => {
        report(error);
        return '';
      })
      .then((found) => current && setText(found));
    return () => {
      current = false;
    };
  }, []);
  return text;
}

/** The text is the draft of this event's list from now on. */
export async function moveShared(
  text: string,
  { db, event_id }: { db: DeviceDatabase; event_id: string },
): Promise<void> {
  await writeDraft(db, listDraftKey(event_id), { ...emptyList, text });
  await forgetSharedText();
}
