import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ToggleField } from '#ui/fields/check-field.tsx';

type AdjustToggleProps = {
  adjusts: boolean;
  onAdjusts: (adjusts: boolean) => void;
};

/** Switches the moving of points (Spec 2 §2). */
export function AdjustToggle({ adjusts, onAdjusts }: AdjustToggleProps) {
  const words = useI18nContext().LL.event_map;
  return <ToggleField label={words.adjust()} checked={adjusts} onChange={onAdjusts} />;
}
