import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { eventLink, hasStarted } from '#domain/event/event-rules.ts';
import { useSaveCalendar } from '#entities/calendar/use-save-calendar.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { factLines } from '#i18n/words/fact-words.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';

type CalendarFileProps = { event: AirsoftEvent; now: string; in_row?: boolean };

/**
 * A file for the phone's calendar, which then reminds by itself. Nothing for a past event or an
 * open date.
 */
export function CalendarFile({ event, now, in_row = false }: CalendarFileProps) {
  const { LL, locale } = useI18nContext();
  const { busy, save } = useSaveCalendar();
  if (event.status !== 'planned' || hasStarted(event, now)) return null;
  const words = LL.event.calendar;

  const text = async () => {
    const { calendarText } = await import('./calendar-text.ts');
    return calendarText(event, {
      url: eventLink(location.origin, event.id),
      day_before: words.day_before({ event: event.name }),
      hour_before: words.hour_before({ event: event.name }),
      facts: factLines(event, { LL, locale }),
    });
  };
  return (
    <Button
      in_row={in_row}
      icon={CalendarPlus}
      busy={busy}
      onClick={() => void save(event.name, text)}
    >
      {words.action()}
    </Button>
  );
}
