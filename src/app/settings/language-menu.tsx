import { Languages } from 'lucide-react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { languages, setPreferences } from '#platform/theme.ts';
import { MenuItem, Popover } from '#ui/popover.tsx';

export function LanguageMenu() {
  const { LL, locale } = useI18nContext();
  const names = LL.shell.language.names;
  return (
    <Popover icon={Languages} label={LL.shell.language.current({ language: names[locale]() })}>
      {(close) =>
        languages.map((language) => (
          <MenuItem
            key={language}
            selected={language === locale}
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
