import type { AgendaEvent } from '#domain/agenda/agenda.ts';
import type { CalendarEntry } from '#entities/calendar/calendar-entry.ts';

/** An entry of the agenda as a file for the phone's calendar. */
export async function agendaCalendar(
  { id, rev, data }: AgendaEvent,
  words: Pick<CalendarEntry, 'url' | 'day_before' | 'hour_before'>,
): Promise<string> {
  const { calendarFile } = await import('#entities/calendar/calendar-entry.ts');
  return calendarFile({
    id,
    rev,
    title: data.title,
    location: data.location,
    start: data.start_date,
    end: data.end_date,
    about: [data.description ?? '', words.url],
    ...words,
  });
}
