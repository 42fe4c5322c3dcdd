import { beforeAll, expect, test } from 'vitest';
import { i18nObject } from '#i18n/i18n-util.ts';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { navigation } from './navigation.ts';

beforeAll(() => loadLocale('pt-BR'));

test('the links of bar, menu and footer are those of Spec 1 §2', () => {
  const LL = i18nObject('pt-BR');
  expect(navigation.map(({ label }) => label(LL))).toEqual([
    'Eventos',
    'Equipes',
    'Arenas',
    'Patches',
    'Resgate',
  ]);
});
