import { Accessibility } from 'lucide-react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Popover } from '#ui/popover.tsx';
import { AccessibilitySettings } from './accessibility-settings.tsx';

export function AccessibilityMenu() {
  const { LL } = useI18nContext();
  return (
    <Popover icon={Accessibility} label={LL.shell.accessibility.label()}>
      {() => (
        <div className="w-80 p-3">
          <AccessibilitySettings />
        </div>
      )}
    </Popover>
  );
}
