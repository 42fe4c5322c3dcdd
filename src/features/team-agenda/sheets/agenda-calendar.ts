import type { AgendaEvent } from '#domain/agenda/agenda.ts';
import type { CalendarEntry } from '#entities/calendar/calendar-entry.ts';

type CalendarWords = Pick<CalendarEntry, 'url' | 'day_before' | 'hour_before'>;

/** Entries of the agenda as a file for the phone's calendar. @param wordsOf by the entry's title */
export async function agendaCalendar(
  events: readonly AgendaEvent[],
  wordsOf: (title: string) => CalendarWords,
): Promise<string> {
  const { calendarFile } = await import('#entities/calendar/calendar-entry.ts');
  return calendarFile(
    events.map(({ id, rev, data }) => {
      const words = wordsOf(data.title);
      return {
        id,
        rev,
        title: data.title,
        location: data.location,
        start: data.start_date,
        end: data.end_date,
        about: [data.description ?? '', words.url],
        ...words,
      };
    }),
  );
}
