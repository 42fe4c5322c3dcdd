import { dayHours, weekDays, type OpeningHours } from '#domain/arena/opening-hours.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { weekDayName } from '#i18n/formats/week-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';

type ArenaHoursProps = {
  hours: OpeningHours;
  /** UTC ISO instant. */
  now: string;
};

/** The days with their hours; an arena without hours is shown as closed. Marks today. Spec 2 §2. */
export function ArenaHours({ hours, now }: ArenaHoursProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.arenas;
  const days = dayHours(hours);
  if (days.length === 0) return <p className="text-soft">{words.closed()}</p>;
  const today = weekDays[(new Date(`${eventDay(now)}T12:00:00Z`).getUTCDay() + 6) % 7];
  return (
    <dl className="grid max-w-96 grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {days.map(({ day, key, text }) => (
        <div key={key} className={day === today ? 'contents font-bold' : 'contents'}>
          <dt className="break-words first-letter:uppercase">
            {day ? weekDayName(day, locale) : key}
            {day === today && <span className="sr-only"> ({words.today()})</span>}
          </dt>
          <dd className="min-w-0 break-words text-soft tabular-nums">{text || words.closed()}</dd>
        </div>
      ))}
    </dl>
  );
}
