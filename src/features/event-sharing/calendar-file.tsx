import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { eventLink, hasStarted } from '#domain/event/event-rules.ts';
import { useSaveCalendar } from '#entities/calendar/use-save-calendar.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { factLines } from '#i18n/words/fact-words.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { ActButton, type ActLook } from '#ui/act-button.tsx';

type CalendarFileProps = {
  event: AirsoftEvent;
  now: string;
  look?: ActLook;
  /** Closes the menu that it is in. */
  onDone?: () => void;
};

/** A game without a day, or one that has begun, is in no calendar. @param now UTC ISO instant */
const hasCalendarDay = (event: AirsoftEvent, now: string): boolean =>
  event.status === 'planned' && !hasStarted(event, now);

/**
 * A file for the phone's calendar, which then reminds by itself. Nothing for a past event or an
 * open date.
 */
export function CalendarFile({ event, now, look = 'button', onDone }: CalendarFileProps) {
  const { LL, locale } = useI18nContext();
  const { busy, save } = useSaveCalendar();
  if (!hasCalendarDay(event, now)) return null;
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
    <ActButton
      look={look}
      icon={CalendarPlus}
      label={words.action()}
      busy={busy}
      onClick={() => void save(event.name, text).then(onDone)}
    />
  );
}
