import { useEffect, useSyncExternalStore } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { preferences, setPreferences, subscribePreferences } from '#platform/theme.ts';
import { loadLocale } from '#i18n/locale.ts';

/**
 * Switches to the language that was chosen here or in another tab, once its texts are loaded. If
 * they can't be, the choice is taken back and the person is told.
 */
export function useFollowLanguage(): void {
  const { locale, setLocale } = useI18nContext();
  const { language } = useSyncExternalStore(subscribePreferences, preferences);
  useEffect(() => {
    // the screen reader pronounces the texts that are shown, not those that are loading
    document.documentElement.lang = locale;
  }, [locale]);
  useEffect(() => {
    let current = true;
    // also when it is shown: a choice that is taken back may still be loading
    const loading = loadLocale(language);
    if (language === locale) return;
    void Promise.resolve(loading).then(
      () => current && setLocale(language),
      () => {
        if (!current) return;
        setPreferences({ language: locale });
        // if its file does not load, the person sees that the choice went back
        void import('../account/say-lost.ts')
          .then(({ sayLost }) => sayLost('language'))
          .catch(() => undefined);
      },
    );
    return () => {
      current = false;
    };
  }, [language, locale, setLocale]);
}
