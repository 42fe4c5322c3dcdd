import type { MappedEvent } from '#domain/event/event-map.ts';
import { isOwner } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { ToggleField } from '#ui/fields/check-field.tsx';

type AdjustToggleProps = {
  mapped: readonly MappedEvent[] | undefined;
  adjusts: boolean;
  onAdjusts: (adjusts: boolean) => void;
};

/** Switches the moving of points, for who organises one of these events. */
export function AdjustToggle({ mapped, adjusts, onAdjusts }: AdjustToggleProps) {
  const words = useI18nContext().LL.event_map;
  const person = usePerson();
  if (!mapped?.some(({ event }) => isOwner(event, person))) return null;
  return (
    <ToggleField
      label={words.adjust()}
      hint={words.adjust_hint()}
      checked={adjusts}
      onChange={onAdjusts}
    />
  );
}
