import type { Locales, Translations } from '#i18n/i18n-types.ts';
import { loadFormatters, loadLocaleAsync } from '#i18n/i18n-util.async.ts';
import { loadedLocales } from '#i18n/i18n-util.ts';
// oxlint-disable-next-line no-restricted-imports -- the one index file that is no barrel
import pt_BR from '#i18n/pt-BR/index.ts';

// The base language is part of the first file: no second round trip before the first paint.
loadedLocales['pt-BR'] = pt_BR as unknown as Translations;
loadFormatters('pt-BR');

/**
 * Fetches the words of a language, once. Offline without them the base language speaks instead.
 * @returns nothing when they are here already
 */
export function loadLocale(locale: Locales): Promise<void> | undefined {
  if (loadedLocales[locale]) return undefined;
  return loadLocaleAsync(locale).catch(() => {
    loadedLocales[locale] = loadedLocales['pt-BR'];
    loadFormatters(locale);
  });
}
