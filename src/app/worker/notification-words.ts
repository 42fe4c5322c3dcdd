import type { Locales } from '#i18n/i18n-types.ts';
import { preferences, subscribePreferences } from '#platform/theme.ts';
import { writeNotificationWords } from '#sync/identity/notification-words.ts';
import { SharedDatabase } from '#sync/identity/session.ts';

const words = {
  'pt-BR': () => import('#i18n/pt-BR/notification.ts'),
  en: () => import('#i18n/en/notification.ts'),
  es: () => import('#i18n/es/notification.ts'),
} satisfies Record<Locales, unknown>;

/**
 * Stores the texts of this person's language for the service worker, now and whenever the language
 * changes.
 */
export function keepNotificationWords(): void {
  let kept: Locales | undefined;
  const keep = async () => {
    const { language } = preferences();
    if (language === kept) return;
    kept = language;
    const { notification } = await words[language]();
    const shared = new SharedDatabase();
    await writeNotificationWords(shared, { lang: language, ...notification });
    shared.close();
    // the worker looks there for the language whose texts it keeps
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'REPAIR' });
  };
  // offline, the texts could not be loaded yet
  const keepOrRetry = () => void keep().catch(() => (kept = undefined));
  subscribePreferences(keepOrRetry);
  keepOrRetry();
}
