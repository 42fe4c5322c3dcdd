import type { Locales } from '#i18n/i18n-types.ts';
import type { LegalPages } from '#i18n/words/legal-text.ts';

const files = {
  'pt-BR': () => import('#i18n/pt-BR/legal.ts'),
  en: () => import('#i18n/en/legal.ts'),
  es: () => import('#i18n/es/legal.ts'),
} satisfies Record<Locales, unknown>;

const asked = new Map<Locales, Promise<LegalPages>>();

/** Both pages in one language, fetched once: always the same promise, for React's `use`. */
export function legalPages(locale: Locales): Promise<LegalPages> {
  const known = asked.get(locale);
  if (known) return known;
  const pages = files[locale]().then(({ legal }) => legal);
  asked.set(locale, pages);
  pages.catch(() => asked.delete(locale)); // the next visit tries again
  return pages;
}
