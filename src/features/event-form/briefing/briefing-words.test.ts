import { beforeAll, expect, test } from 'vitest';
import { i18nObject } from '#i18n/i18n-util.ts';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { templateBriefing } from './briefing-words.ts';

beforeAll(() => {
  loadLocale('pt-BR');
  loadLocale('en');
});

test('the template names nothing that may change, in the language of the person', () => {
  const html = templateBriefing(i18nObject('pt-BR'));
  expect(html).toContain('<h2>Segurança</h2>');
  expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/\d/);
  expect(templateBriefing(i18nObject('en'))).toContain('<h2>Safety</h2>');
});
