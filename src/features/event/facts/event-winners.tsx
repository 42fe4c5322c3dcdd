import { Link } from '@tanstack/react-router';
import Trophy from 'lucide-react/icons/trophy';
import { useMemo } from 'react';
import { TeamLogo } from '#entities/team/team-logo.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLastKnown } from '#live/rows/use-last-known.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Rows } from '#sync/records/collections.ts';
import { buttonClass } from '#ui/button.tsx';

/**
 * The teams that won, once the organiser has named them, in that order. Empty if this
 * device has none of them; undefined until it was read.
 */
export function useWinners({
  id,
  winner_team_ids: ids,
}: AirsoftEvent): readonly Rows['teams'][] | undefined {
  const found = useLiveRecords('teams', useTeamsById(ids));
  const rows = found.state === 'present' ? found.rows : undefined;
  const teams = ids.length === 0 ? none : rows && inOrder(ids, rows);
  return useLastKnown(`winners of ${id}`, teams);
}

const none: readonly Rows['teams'][] = [];

const inOrder = (
  ids: readonly string[],
  rows: readonly Rows['teams'][],
): readonly Rows['teams'][] => ids.flatMap((id) => rows.find((team) => team.id === id) ?? []);

export function EventWinners({ teams }: { teams: readonly Rows['teams'][] }) {
  const { LL } = useI18nContext();
  if (teams.length === 0) return null;
  return (
    <section aria-labelledby="winners" className="flex min-h-12 flex-wrap items-center gap-3">
      <h2 id="winners" className="flex items-center gap-2 text-2xl">
        <Trophy aria-hidden className="size-6 shrink-0" />
        {LL.event.winners()}
      </h2>
      <ul className="flex min-w-0 flex-wrap gap-3">
        {teams.map((team) => (
          <li key={team.id} className="min-w-0">
            <Link to="/team/$id" params={{ id: team.id }} className={buttonClass({})}>
              <span className="-my-1 flex">
                <TeamLogo team={team} size="md" />
              </span>
              <span className="min-w-0 wrap-anywhere">{team.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const useTeamsById = (ids: readonly string[]): LiveQuery<'teams'> =>
  useMemo(
    () => ({
      // an index answers this too if there are no winners
      find: { selector: { id: ids.length > 0 ? { $in: [...ids] } : { $eq: '' } } },
      keep: ({ id }) => ids.includes(id),
    }),
    [ids],
  );
