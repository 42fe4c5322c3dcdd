import { beforeAll, expect, test } from 'vitest';
import { i18nObject } from '#i18n/i18n-util.ts';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { templateBriefing } from './briefing-words.ts';

beforeAll(() => {
  loadLocale('pt-BR');
  loadLocale('en');
});
const facts = {
  name: ' Serra ',
  location: ' Cotia ',
  date: '2026-12-01',
  game_mode: 'Treinamento',
  max_op: 0,
};
const write = (some: Partial<typeof facts> = {}, locale: 'pt-BR' | 'en' = 'pt-BR') =>
  templateBriefing({ ...facts, ...some }, { LL: i18nObject(locale), locale });

test('the template says what, when and where, in the language of the person', () => {
  const { welcome } = i18nObject('pt-BR').briefing.template;
  const date = 'terça-feira, 1 de dezembro de 2026';
  expect(write()).toContain(`<p>${welcome({ name: 'Serra', date, location: 'Cotia' })}</p>`);
  expect(write()).toContain('Treinamento');
  expect(write({}, 'en')).toContain('Training');
});

test('a mode that this version does not know keeps its name', () => {
  expect(write({ game_mode: 'Noturno' })).toContain('Noturno');
});

test.each([
  [0, false],
  [1, true],
])('of %i places: limited %s', (max_op, limited) => {
  const { places, unlimited } = i18nObject('pt-BR').briefing.template;
  const said = [places({ count: max_op }), unlimited()].map((text) =>
    write({ max_op }).includes(text),
  );
  expect(said).toEqual([limited, !limited]);
});
