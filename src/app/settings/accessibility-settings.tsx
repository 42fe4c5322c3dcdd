import '../styles/forced-colors.css';
import AArrowDown from 'lucide-react/icons/a-arrow-down';
import AArrowUp from 'lucide-react/icons/a-arrow-up';
import { useSyncExternalStore } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import {
  fontSteps,
  preferences,
  setPreferences,
  subscribePreferences,
  type FontStep,
} from '#platform/theme.ts';
import { IconButton } from '#ui/button.tsx';
import { ToggleField } from '#ui/fields/check-field.tsx';

/** Six font sizes and high contrast, remembered on this device (Spec 1 §2). */
// A default export, because React.lazy takes nothing else.
export default function AccessibilitySettings() {
  const { LL } = useI18nContext();
  const { font_step, high_contrast } = useSyncExternalStore(subscribePreferences, preferences);
  const words = LL.letters;
  const last = fontSteps.length - 1;
  const step = (by: 1 | -1) =>
    setPreferences({ font_step: Math.min(last, Math.max(0, font_step + by)) as FontStep });
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label={words.size()} className="flex flex-wrap items-center gap-1">
        <span className="min-w-36 flex-1">
          <span aria-hidden className="block">
            {words.size()}
          </span>
          <span aria-live="polite" className="block text-sm text-soft">
            {words.sizes[fontSteps[font_step]]()}
          </span>
        </span>
        <IconButton
          icon={AArrowDown}
          label={words.smaller()}
          disabled={font_step === 0}
          onClick={() => step(-1)}
        />
        <IconButton
          icon={AArrowUp}
          label={words.larger()}
          disabled={font_step === last}
          onClick={() => step(1)}
        />
      </div>
      <ToggleField
        label={words.high_contrast()}
        hint={words.high_contrast_hint()}
        checked={high_contrast}
        onChange={(checked) => setPreferences({ high_contrast: checked })}
      />
    </div>
  );
}
