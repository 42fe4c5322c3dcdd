import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { hasStarted } from '#domain/event-rules.ts';
import { fileName } from '#domain/file-name.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { saveFile } from '#platform/save-file.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { report } from '#sync/device/report.ts';

/**
 * A file for the phone's calendar, which then reminds by itself. Nothing for a past event or an
 * open date.
 */
export function CalendarFile({ event, now }: { event: AirsoftEvent; now: string }) {
  const { LL } = useI18nContext();
  const [busy, setBusy] = useState(false);
  if (event.status !== 'planned' || hasStarted(event, now)) return null;
  const words = LL.event.calendar;

  async function save() {
    setBusy(true);
    try {
      const { calendarText } = await import('./calendar-text.ts');
      const text = calendarText(event, {
        url: `${location.origin}/event/${event.id}`,
        day_before: words.day_before({ event: event.name }),
        hour_before: words.hour_before({ event: event.name }),
      });
      saveFile(`${fileName(event.name)}.ics`, { text, type: 'text/calendar' });
      showToast({ tone: 'success', title: words.saved(), detail: words.saved_hint() });
    } catch (error) {
      report(error);
      showToast({ tone: 'error', title: words.failed() });
    }
    setBusy(false);
  }
  return (
    <Button icon={CalendarPlus} busy={busy} onClick={() => void save()}>
      {words.action()}
    </Button>
  );
}
