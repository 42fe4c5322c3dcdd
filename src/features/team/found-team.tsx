import type { ReactNode } from 'react';
import { useTeam } from '#live/team/use-team.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import { NoSuchTeam, TeamNotHere } from './no-team.tsx';
import type { Team } from './use-team-people.ts';

type FoundTeamProps = {
  id: string;
  /** Shown until this device was read. */
  bones: ReactNode;
  /** `scope` is null until all members have arrived, as for every visitor. */
  children: (team: Team, scope: ScopeState | null) => ReactNode;
};

/**
 * A team of which this device has a row, or what is shown instead. The row waits for the scope: what
 * stands above the rest appears together with it, because later it would move the rest.
 */
export function FoundTeam({ id, bones, children }: FoundTeamProps) {
  const found = useTeam(id);
  switch (found.state) {
    case 'loading':
      return bones;
    case 'absent':
      return <NoSuchTeam id={id} />;
    case 'not_here':
      return <TeamNotHere />;
    case 'present':
      return found.scope === undefined ? bones : children(found.team, found.scope);
  }
}
