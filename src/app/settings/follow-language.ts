import { useEffect, useSyncExternalStore } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { preferences, subscribePreferences } from '#platform/theme.ts';
import { loadLocale } from '../start/locale.ts';

/** Switches to the language that was chosen here or in another tab, once its texts are loaded. */
export function useFollowLanguage(): void {
  const { locale, setLocale } = useI18nContext();
  const { language } = useSyncExternalStore(subscribePreferences, preferences);
  useEffect(() => {
    if (language === locale) return;
    let current = true;
    void Promise.resolve(loadLocale(language)).then(() => current && setLocale(language));
    return () => {
      current = false;
    };
  }, [language, locale, setLocale]);
}
