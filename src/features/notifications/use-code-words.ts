import { useEffect, useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Locales } from '#i18n/i18n-types.ts';
import type { CodeWords } from './notification-text.ts';

const files = {
  'pt-BR': () => import('#i18n/pt-BR/notification-codes.ts'),
  en: () => import('#i18n/en/notification-codes.ts'),
  es: () => import('#i18n/es/notification-codes.ts'),
} satisfies Record<Locales, unknown>;

const none: CodeWords = {};

/**
 * The text of each code, from a separate file; undefined until it is loaded. Until then the
 * server's texts are shown.
 */
export function useCodeWords(): CodeWords | undefined {
  const { locale } = useI18nContext();
  const [read, setRead] = useState<{ locale: Locales; words: CodeWords }>();
  useEffect(() => {
    let current = true;
    const keep = (words: CodeWords) => current && setRead({ locale, words });
    void files[locale]().then(
      ({ notification_codes }) => keep(notification_codes),
      () => keep(none),
    );
    return () => {
      current = false;
    };
  }, [locale]);
  return read?.locale === locale ? read.words : undefined;
}
