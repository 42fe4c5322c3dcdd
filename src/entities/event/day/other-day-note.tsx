import CalendarSync from 'lucide-react/icons/calendar-sync';
import { useMemo } from 'react';
import { formatDayLong } from '#i18n/formats/formats.ts';
import { namedDays, withDay } from '#i18n/formats/named-days.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

type OtherDayNoteProps = {
  /** A briefing. */
  html: string;
  /** The event's, YYYY-MM-DD. */
  day: string;
  /** Given to whoever may change the text: takes it with the event's day in it. */
  onMend?: ((html: string) => void) | undefined;
};

/**
 * Says that a text names another day than the event's, as after a copy or a new date; nothing while
 * it also names that one, or none.
 */
export function OtherDayNote({ html, day, onMend }: OtherDayNoteProps) {
  const { LL, locale } = useI18nContext();
  const named = useMemo(() => namedDays(html), [html]);
  const words = LL.event.details.other_day;
  const [first] = named;
  if (!first || named.some((one) => one.day === day)) return null;
  return (
    <Note
      kind="info"
      title={words.title({ said: first.said, day: formatDayLong(day, locale) })}
      action={
        onMend && (
          <Button icon={CalendarSync} onClick={() => onMend(withDay(html, day))}>
            {words.mend()}
          </Button>
        )
      }
    />
  );
}
