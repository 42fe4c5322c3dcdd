import { eventTime } from '#domain/time/day-time.ts';
import { eventDay } from '#domain/time/event-day.ts';
import type { AgendaData } from '#domain/agenda/agenda.ts';
import { formatDayNear } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';

type Times = Pick<AgendaData, 'start_date' | 'end_date'>;

/** A night over midnight is shorter: its end needs no day. Unit: ms. */
const HALF_A_DAY_MS = 43_200_000;

/** When an entry is, in the zone of the events, as every screen says it. @param now UTC ISO instant */
export function useWhen(now: string) {
  const { LL, locale } = useI18nContext();
  const words = LL.team_agenda;
  const today = eventDay(now);
  const on = (instant: string, time: string): string =>
    words.when({ day: formatDayNear(eventDay(instant), today, locale), time });
  const at = (instant: string): string => on(instant, eventTime(instant));
  const hours = ({ start_date, end_date }: Times): string => {
    const start = eventTime(start_date);
    if (end_date === null) return start;
    const is_clear = Date.parse(end_date) - Date.parse(start_date) < HALF_A_DAY_MS;
    const same_day = eventDay(end_date) === eventDay(start_date);
    const when = same_day || is_clear ? eventTime(end_date) : at(end_date);
    return `${start} ${words.until({ when })}`;
  };
  return {
    at,
    /** `19:40 até 22:00`; with the day where the end is on a later one. */
    hours,
    /** The same after the day of the start. */
    whole: (times: Times): string => on(times.start_date, hours(times)),
  };
}
