import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { namedTeam, type ArrivingTeam } from '#domain/attendance/team-arrival.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import type { Gate } from '../use-gate.ts';
import { TeamSheet } from './team-sheet.tsx';
import { useArrivingTeams } from './use-arriving-teams.ts';
import type { Arrive } from './use-team-arrival.ts';

type TeamOfferProps = {
  gate: Gate;
  arrive: Arrive;
  /** What is searched. */
  term: string;
};

/**
 * Where the search names a team: the way to mark all of it. Else nothing. What other phones mark meanwhile
 * changes no place below (law 1) before the next letter.
 */
export function TeamOffer({ gate, arrive, term }: TeamOfferProps) {
  const { LL } = useI18nContext();
  const teams = useArrivingTeams(gate) ?? [];
  const offer = () => ({ term, key: namedTeam(teams, term)?.key, is_taken: false });
  const [offered, setOffered] = useState(offer);
  if (offered.term !== term) setOffered(offer());
  const team = teams.find(({ key }) => key === offered.key);
  const [opened, setOpened] = useState<ArrivingTeam>();
  return (
    <>
      {offered.key !== undefined && (team || !offered.is_taken) && (
        <div className="gate-offer">
          {team && (
            <Button icon={Users} size="lg" block onClick={() => setOpened(team)}>
              {LL.gate.team.all({ team: team.name, count: team.missing.length })}
            </Button>
          )}
        </div>
      )}
      {opened && (
        <TeamSheet
          list={gate.list}
          team={opened}
          arrive={(name, people) => {
            // who stays away is still to come: the place stays then
            setOffered({ ...offered, is_taken: people.length === opened.missing.length });
            return arrive(name, people);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
