import type { Translation } from '../i18n-types.ts';

export const formats = {
  today_at: 'Hoy a las {time}',
  yesterday_at: 'Ayer a las {time}',
  weekday_at: '{weekday} a las {time}',
  of_today: 'de hoy, {time}',
  of_yesterday: 'de ayer, {time}',
  of_weekday: 'del {weekday}, {time}',
  of_date: 'del {date}',
  date_at_time: '{date} a las {time}',
} satisfies Translation['formats'];
