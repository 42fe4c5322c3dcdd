import { useState } from 'react';
import { fileName } from '#domain/words/file-name.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { saveFile } from '#platform/sharing/save-file.ts';
import { report } from '#sync/device/report.ts';
import { showToast } from '#ui/overlay/toast-store.ts';

/** Saves a file for the phone's calendar, which then reminds by itself, and says so. Works offline. */
export function useSaveCalendar(): {
  busy: boolean;
  /** @param text makes the file; its code is loaded when it is wanted */
  save: (name: string, text: () => Promise<string>) => Promise<void>;
} {
  const { LL } = useI18nContext();
  const [busy, setBusy] = useState(false);
  const words = LL.event.calendar;
  return {
    busy,
    save: async (name, text) => {
      setBusy(true);
      try {
        saveFile(`${fileName(name)}.ics`, { text: await text(), type: 'text/calendar' });
        showToast({ tone: 'success', title: words.saved(), detail: words.saved_hint() });
      } catch (error) {
        report(error);
        showToast({ tone: 'error', title: words.failed() });
      }
      setBusy(false);
    },
  };
}
