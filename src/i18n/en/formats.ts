import type { Translation } from '../i18n-types.ts';

export const formats = {
  today_at: 'Today at {time}',
  yesterday_at: 'Yesterday at {time}',
  weekday_at: '{weekday} at {time}',
  of_today: 'from today, {time}',
  of_yesterday: 'from yesterday, {time}',
  of_weekday: 'from {weekday}, {time}',
  of_date: 'from {date}',
  date_at_time: '{date} at {time}',
} satisfies Translation['formats'];
