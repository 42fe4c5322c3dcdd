import { Link } from '@tanstack/react-router';
import Trophy from 'lucide-react/icons/trophy';
import { useMemo } from 'react';
import { TeamLogo } from '#entities/team/team-logo.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';

/** The teams that won, once the organiser has named them; nothing where none is on this device. */
export function EventWinners({ event }: { event: AirsoftEvent }) {
  return event.winner_team_ids.length > 0 && <Winners ids={event.winner_team_ids} />;
}

function Winners({ ids }: { ids: readonly string[] }) {
  const { LL } = useI18nContext();
  const found = useLiveRecords('teams', useTeamsById(ids));
  // in the order in which the organiser named them
  const teams =
    found.state === 'present' &&
    ids.flatMap((id) => found.rows.find((team) => team.id === id) ?? []);
  if (teams && teams.length === 0) return null;
  return (
    <section aria-labelledby="winners" className="flex min-h-12 flex-wrap items-center gap-3">
      <h2 id="winners" className="flex items-center gap-2 text-2xl">
        <Trophy aria-hidden className="size-6 shrink-0" />
        {LL.event.winners()}
      </h2>
      <ul className="flex min-w-0 flex-wrap gap-3">
        {teams &&
          teams.map((team) => (
            <li key={team.id} className="min-w-0">
              <Link to="/team/$id" params={{ id: team.id }} className={buttonClass({})}>
                <TeamLogo team={team} />
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
      find: { selector: { id: { $in: [...ids] } } },
      keep: ({ id }) => ids.includes(id),
    }),
    [ids],
  );
