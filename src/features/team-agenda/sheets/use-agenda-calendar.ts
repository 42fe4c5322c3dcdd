import type { AgendaEvent } from '#domain/agenda/agenda.ts';
import { useSaveCalendar } from '#entities/calendar/use-save-calendar.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { agendaCalendar } from './agenda-calendar.ts';

/** Saves entries of a team's agenda for the phone's calendar. Works offline. */
export function useAgendaCalendar(team_id: string) {
  const { LL } = useI18nContext();
  const { busy, save } = useSaveCalendar();
  const words = LL.team_agenda.calendar;
  const url = `${location.origin}/team/${team_id}/advanced?tab=events`;
  const wordsOf = (title: string) => ({
    url,
    day_before: words.day_before({ title }),
    hour_before: words.hour_before({ title }),
  });
  return {
    busy,
    /** @param name of the file */
    save: (name: string, events: readonly AgendaEvent[]) =>
      save(name, () => agendaCalendar(events, wordsOf)),
  };
}
