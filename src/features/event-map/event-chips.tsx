import type { EventOnMap } from '#domain/event/event-map.ts';
import { RowChips } from '#entities/event/chips/row-chips.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { RegistrationStatus } from '#live/event/my-registrations.ts';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';

export type EventChipsProps = {
  event: EventOnMap;
  /** UTC ISO instant. */
  now: string;
  /** I organise it. */
  mine: boolean;
  registration: RegistrationStatus | undefined;
  /** A change of mine has not been sent. */
  waits: boolean;
};

/** What the mark says too, whether it is my game and what closes registration, and what waits. */
export function EventChips({ mine, waits, ...chips }: EventChipsProps) {
  const { LL } = useI18nContext();
  return (
    <div className="flex flex-wrap gap-2 pt-1 empty:hidden">
      {mine && <StateChip kind="mode">{LL.home.mine.organises()}</StateChip>}
      <RowChips {...chips} />
      {waits && <WaitsChip>{LL.events.registration.queued()}</WaitsChip>}
    </div>
  );
}
