import { beforeAll, expect, test } from 'vitest';
import { i18nObject } from '#i18n/i18n-util.ts';
import { loadAllLocales } from '#i18n/i18n-util.sync.ts';
import { wordsIn } from './words.ts';

beforeAll(() => loadAllLocales());

// Spanish separates five digits and more
test.each([
  ['pt-BR', '1.234'],
  ['en', '1,234'],
  ['es', '1234'],
] as const)(
  'in %s a text writes 1234 as %s, and chooses its words by the number',
  (locale, said) => {
    const { admin, events, gate, ranking, team_page } = i18nObject(locale);
    const texts = [
      ranking.points({ count: 1_234 }),
      ranking.place({ place: 1_234 }),
      admin.ads.figures.views({ views: 1_234 }),
      admin.codes.uses({ used: 0, most: 1_234 }),
      admin.people.shown({ shown: 50, total: 1_234 }),
      team_page.members({ count: 1_234 }),
      gate.came({ came: 999, people: 1_234 }),
      events.registered_count({ count: 1_234 }),
      wordsIn(locale).events.registered_count({ count: 1_234 }), // before the app has started
    ];
    expect(texts.filter((text) => !text.includes(said))).toEqual([]);
    expect(ranking.points({ count: 12_345 })).toMatch(/^12[.,]345 \w+s$/);
    expect(ranking.points({ count: 1 })).toMatch(/^1 \w+[^s]$/);
  },
);
