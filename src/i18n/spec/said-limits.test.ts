import { expect, test } from 'vitest';
import { mostOfRank } from '#domain/ranks/rank-form.ts';
import { mostCodes } from '#domain/rewards/code-form.ts';
import en from '../en/index.ts';
import es from '../es/index.ts';
import pt_BR from '../pt-BR/index.ts';

const locales = { 'pt-BR': pt_BR, en, es } as const;

const fields = [
  ['teams_count_invalid', 0, 100],
  ['max_op_invalid', 0, 5_000],
  ['ad_priority_invalid', 0, 1_000],
  ['quorum_invalid', 2, 500],
  ['code_count_invalid', 1, mostCodes.count],
  ['code_uses_invalid', 1, mostCodes.max_uses],
  ['rank_level_invalid', 1, mostOfRank.level],
  ['rank_points_invalid', 0, mostOfRank.min_points],
  ['rank_events_invalid', 0, mostOfRank.min_events],
  ['rank_days_invalid', 0, mostOfRank.min_time_in_team],
] as const;

test.each(fields)('%s says which numbers are taken, in every language', (code, least, most) => {
  for (const [locale, { validation }] of Object.entries(locales)) {
    const written = new Intl.NumberFormat(locale);
    const numbers = validation[code].match(/\d[\d.,]*\d|\d/g);
    expect(numbers).toEqual([written.format(least), written.format(most)]);
  }
});
