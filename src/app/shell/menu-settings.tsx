import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useSyncExternalStore } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import {
  languages,
  preferences,
  setPreferences,
  subscribePreferences,
  type Language,
} from '#platform/theme.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { MenuItem } from '#ui/overlay/popover.tsx';
import AccessibilitySettings from '../settings/accessibility-settings.tsx';
import { InstallEntry } from './install-button.tsx';

/** Language, text and theme, as the phone's menu shows them. */
export function MenuSettings() {
  const { LL } = useI18nContext();
  const { theme, language } = useSyncExternalStore(subscribePreferences, preferences);
  const dark = theme === 'qg-dark';
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <ChoiceField<Language>
        look="segments"
        label={LL.shell.language.label()}
        choices={languages.map((value) => ({ value, label: LL.shell.language.names[value]() }))}
        value={language}
        onChange={(chosen) => setPreferences({ language: chosen })}
      />
      <AccessibilitySettings />
      <div className="-mx-3">
        <InstallEntry />
        <MenuItem
          icon={dark ? Sun : Moon}
          onClick={() => setPreferences({ theme: dark ? 'qg-light' : 'qg-dark' })}
        >
          {dark ? LL.shell.theme.use_light() : LL.shell.theme.use_dark()}
        </MenuItem>
      </div>
    </div>
  );
}
