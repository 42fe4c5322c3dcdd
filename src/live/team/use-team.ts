import type { ScopeState } from '#sync/device/device-database.ts';
import type { Rows } from '#sync/records/collections.ts';
import { teamScope } from '#sync/replica/scopes.ts';
import { usePerson } from '../account-context.ts';
import { useFollow } from '../freshness/use-scope-state.ts';
import { useLiveRecord } from '../rows/use-live-record.ts';
import { useMissingRow } from '../rows/use-missing-row.ts';

/**
 * absent: the server was asked and has no such team. not_here: the server could not be asked, and
 * this device has never seen the team.
 */
export type FollowedTeam =
  | { readonly state: 'loading' | 'absent' | 'not_here' }
  | {
      readonly state: 'present';
      readonly team: Rows['teams'];
      /** When its members were read; null until all of them have arrived, as for every visitor. */
      readonly scope: ScopeState | null | undefined;
      /** When the team was requested: UTC ms by this device's clock. */
      readonly asked_at: number | undefined;
    };

/**
 * Shows a team and, for a person who is signed in, follows it from now on, so that its members stay
 * readable offline. A team's row is public; its members are not.
 * @param team_id the same for the life of the component: give the screen a key
 */
export function useTeam(team_id: string): FollowedTeam {
  const person = usePerson();
  const found = useLiveRecord('teams', team_id);
  const { scope, asked_at } = useFollow(person ? teamScope(team_id) : 'public');
  const missing = useMissingRow({
    name: 'teams',
    id: team_id,
    scope: 'public',
    asked_at,
    is_missing: found.state === 'absent',
  });
  if (found.state !== 'present') {
    return { state: found.state === 'absent' ? missing : 'loading' };
  }
  return { state: 'present', team: found.row, scope: person ? scope : null, asked_at };
}
