import { useMemo } from 'react';
import { teamStates } from '#domain/team/team-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { StripChip } from '#ui/lists/strip-chip.tsx';
import type { TeamsListed } from './use-listed-teams.ts';

type StateStripProps = {
  listed: TeamsListed | undefined;
  /** '' is every state. */
  value: string;
  onChange: (state: string) => void;
};

/** The states that have teams, on or off at a tap; one alone needs no choice. */
export function StateStrip({ listed, value, onChange }: StateStripProps) {
  const { LL } = useI18nContext();
  const words = LL.teams.states;
  const states = useMemo(
    () => teamStates(listed ? [...listed.mine, ...listed.others] : []),
    [listed],
  );
  // its place is kept while the replica has not answered
  if (listed && states.length < 2) return null;
  return (
    <div role="group" aria-label={words.label()} data-scrolls-x className="strip min-h-14">
      {states.map(({ state, count }) => (
        <StripChip
          key={state}
          on={state === value}
          onClick={() => onChange(state === value ? '' : state)}
        >
          {words.with_count({ state, count })}
        </StripChip>
      ))}
    </div>
  );
}
