import type { BaseTranslation } from '../i18n-types.ts';

/** Frames around dates that ../formats.ts fills in. */
export const formats = {
  today_at: 'Hoje às {time:string}',
  yesterday_at: 'Ontem às {time:string}',
  weekday_at: '{weekday:string} às {time:string}',
  of_today: 'de hoje, {time:string}',
  of_yesterday: 'de ontem, {time:string}',
  of_weekday: 'de {weekday:string}, {time:string}',
  of_date: 'de {date:string}',
  date_at_time: '{date:string} às {time:string}',
} satisfies BaseTranslation;
