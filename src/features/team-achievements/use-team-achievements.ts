import { useMemo } from 'react';
import {
  teamAchievements,
  type Achievement,
  type TeamAchievements,
} from '#domain/rewards/team-achievements.ts';
import type { AreaTabProps } from '#entities/team/area-tab-props.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import { useTeamRecord, useTeamRecords } from '#live/team/use-team-rows.ts';

const everything: LiveQuery<'public_records'> = { find: { selector: {} } };

/** What a team has achieved and can achieve; undefined until known. */
export function useTeamAchievements({
  team,
  now,
}: Pick<AreaTabProps, 'team' | 'now'>): TeamAchievements | undefined {
  const found = useLiveRecords('public_records', everything);
  const earned = useTeamRecords(team.id, 'achievement');
  const tally = useTeamRecord(team.id, 'tally');
  return useMemo(() => {
    if (found.state === 'loading' || !earned) return undefined;
    const catalogue = found.rows.filter((row): row is Achievement => row.kind === 'achievement');
    return teamAchievements(catalogue, { earned, tally, created_at: team.created_at, now });
  }, [found, earned, tally, team.created_at, now]);
}
