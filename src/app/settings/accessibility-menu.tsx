import Accessibility from 'lucide-react/icons/accessibility';
import { Suspense } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { withWords } from '#i18n/locale.ts';
import { Popover } from '#ui/overlay/popover.tsx';

/** Preloaded with the next screens: a tap without a signal opens them too. */
export const loadAccessibility = () => withWords(import('./accessibility-settings.tsx'));
const AccessibilitySettings = lazyPart(loadAccessibility);

export function AccessibilityMenu() {
  const { LL } = useI18nContext();
  return (
    <Popover icon={Accessibility} label={LL.shell.accessibility.label()}>
      {() => (
        <div className="min-h-40 w-80 p-3">
          <Suspense>
            <AccessibilitySettings />
          </Suspense>
        </div>
      )}
    </Popover>
  );
}
