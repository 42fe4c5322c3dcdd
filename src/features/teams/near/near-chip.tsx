import { useEffect } from 'react';
import { usePlace } from '#entities/place/place-store.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { StripChip } from '#ui/lists/strip-chip.tsx';
import { useByName, useNearFirst } from './use-near-first.ts';

/** Nearest first, or by name. The tap asks for the place of this device, if it is not known yet. */
export function NearChip() {
  const { LL } = useI18nContext();
  const { position, phase, ask, askIfAllowed } = usePlace();
  const near_first = useNearFirst();
  useEffect(() => void askIfAllowed(), [askIfAllowed]);
  return (
    <StripChip
      on={near_first}
      busy={phase === 'locating' || phase === 'expected'}
      onClick={() => {
        if (!position) void ask();
        useByName.setState({ by_name: near_first });
      }}
    >
      {LL.events.sort.by_distance()}
    </StripChip>
  );
}
