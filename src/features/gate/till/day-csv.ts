import { spreadsheet } from '#entities/sharing/spreadsheet.ts';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { dayColumns, dayHeading, type DayRow } from './day-rows.ts';

/** What a spreadsheet sorts or adds up: ours, and never what a person typed. */
const OURS: readonly string[] = ['came', 'left', 'amount'];

/** The day as a spreadsheet. */
export const dayCsv = (rows: readonly DayRow[], LL: TranslationFunctions): string =>
  spreadsheet({
    fields: dayColumns.map((column) => dayHeading(column, LL)),
    data: rows.map((row) =>
      dayColumns.map((column) => (OURS.includes(column) ? { day: row[column] } : row[column])),
    ),
  });
