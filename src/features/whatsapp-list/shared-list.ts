import { useEffect, useState } from 'react';
import { report } from '#sync/device/report.ts';
import type { DeviceDatabase } from '#sync/device/device-database.ts';
import { forgetSharedText, sharedText } from '#sync/device/shared-text.ts';
import { readDraft, writeDraft } from '#sync/drafts/drafts.ts';
import { emptyList, listDraftKey, readListDraft } from './list-draft.ts';

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
  const key = listDraftKey(event_id);
  // what was decided about lines of an earlier copy is true of this one
  const before = readListDraft(await readDraft(db, key)) ?? emptyList;
  await writeDraft(db, key, { ...before, text });
  await forgetSharedText();
}
