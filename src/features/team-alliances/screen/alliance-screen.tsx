import { useMemo, type ReactNode } from 'react';
import { allianceOf } from '#domain/team/alliances.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { useMissingRow } from '#live/rows/use-missing-row.ts';
import { useTeam, type FollowedTeam } from '#live/team/use-team.ts';
import { teamScope } from '#sync/replica/scopes.ts';
import { AllianceNotHere, NoSuchAlliance } from './no-alliance.tsx';
import { AllianceBones, PresentAlliance } from './present-alliance.tsx';

type AllianceScreenProps = {
  /** One of the two teams: the one that the reader came from. */
  team_id: string;
  id: string;
  /** Shown when there is no such team, and when this device has never seen it. */
  absent: ReactNode;
  not_here: ReactNode;
};

/** Where a notification about an alliance leads: the two teams, its state, what I may do, its past. */
export function AllianceScreen({ team_id, id, absent, not_here }: AllianceScreenProps) {
  const found = useTeam(team_id);
  switch (found.state) {
    case 'loading':
      return <AllianceBones />;
    case 'absent':
      return absent;
    case 'not_here':
      return not_here;
    case 'present':
      return <OfTeam found={found} id={id} />;
  }
}

type Found = Extract<FollowedTeam, { state: 'present' }>;

function OfTeam({ found, id }: { found: Found; id: string }) {
  const { team, scope, asked_at } = found;
  const record = useLiveRecord('team_records', id);
  const alliance = useMemo(
    () => (record.state === 'present' ? allianceOf(record.row, team.id) : undefined),
    [record, team.id],
  );
  const missing = useMissingRow({
    name: 'team_records',
    id,
    scope: teamScope(team.id),
    asked_at,
    is_missing: record.state === 'absent',
  });
  if (record.state === 'loading') return <AllianceBones />;
  if (record.state === 'present') {
    // it is of other teams, or no alliance
    if (!alliance) return <NoSuchAlliance team={team} />;
    return <PresentAlliance team={team} alliance={alliance} synced_at={scope?.synced_at} />;
  }
  if (missing === 'loading') return <AllianceBones />;
  return missing === 'absent' ? <NoSuchAlliance team={team} /> : <AllianceNotHere team={team} />;
}
