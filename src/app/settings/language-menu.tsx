import Languages from 'lucide-react/icons/languages';
import { useSyncExternalStore } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { languages, preferences, setPreferences, subscribePreferences } from '#platform/theme.ts';
import { MenuItem, Popover } from '#ui/overlay/popover.tsx';

export function LanguageMenu() {
  const { LL, locale } = useI18nContext();
  const chosen = useSyncExternalStore(subscribePreferences, preferences).language;
  const names = LL.shell.language.names;
  return (
    <Popover icon={Languages} label={LL.shell.language.current({ language: names[locale]() })}>
      {(close) =>
        languages.map((language) => (
          <MenuItem
            key={language}
            selected={language === chosen}
            onClick={() => {
              setPreferences({ language });
              close();
            }}
          >
            <span lang={language}>{names[language]()}</span>
          </MenuItem>
        ))
      }
    </Popover>
  );
}
