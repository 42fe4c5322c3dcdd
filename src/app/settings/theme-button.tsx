import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useSyncExternalStore } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { preferences, setPreferences, subscribePreferences } from '#platform/theme.ts';
import { IconButton } from '#ui/button.tsx';

export function ThemeButton() {
  const { LL } = useI18nContext();
  const { theme } = useSyncExternalStore(subscribePreferences, preferences);
  const dark = theme === 'qg-dark';
  return (
    <IconButton
      icon={dark ? Sun : Moon}
      label={dark ? LL.shell.theme.use_light() : LL.shell.theme.use_dark()}
      onClick={() => setPreferences({ theme: dark ? 'qg-light' : 'qg-dark' })}
    />
  );
}
