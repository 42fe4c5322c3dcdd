import { i18nObject } from 'typesafe-i18n';
import { initFormatters } from '#i18n/formatters.ts';
import type { Formatters, Locales, TranslationFunctions, Translations } from '#i18n/i18n-types.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

/** For whom a page is written, and when. */
export type Reader = {
  /** UTC ISO instant. */
  now: string;
  locale: Locales;
  LL: Words;
  signed_in: boolean;
};

/** The texts of served pages: other topics are not here. */
export type Words = Pick<TranslationFunctions, keyof typeof pt>;

const TEXTS = { 'pt-BR': pt, en, es };

export const wordsIn = (locale: Locales): Words => functionsOf(locale, TEXTS[locale]);

/** @param texts some topics of the language */
export const functionsOf = (locale: Locales, texts: object): TranslationFunctions =>
  i18nObject<Locales, Translations, TranslationFunctions, Formatters>(
    locale,
    texts as Translations,
    initFormatters(locale),
  );

/**
 * A page of the server is cached for everybody, so it has one language; the app draws it in the
 * person's.
 */
export const LOCALE = 'pt-BR' satisfies Locales;

export const LL = wordsIn(LOCALE);

/** Somebody who has just followed a link. @param now UTC ISO instant */
export const visitor = (now: string): Reader => ({ now, locale: LOCALE, LL, signed_in: false });
