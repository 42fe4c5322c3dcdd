import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { CityText } from '#entities/place/place-fact.tsx';
import { TeamLogo } from '#entities/team/team-logo.tsx';
import { mayAsk } from '#domain/team/team-people.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { MyTeam } from '#live/team/use-my-teams.ts';
import { buttonClass } from '#ui/button.tsx';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { SkeletonDetail } from '#ui/page/skeleton.tsx';
import { FoundTeam } from '../found-team.tsx';
import { useTeamPeople, type Team } from '../use-team-people.ts';
import { AskToJoin } from './ask-to-join.tsx';
import { Invited, RefusedInvitation } from './invited.tsx';
import { AlreadyIn, MyPlaceNote } from './my-place-note.tsx';
import { unsentRequest } from './unsent-request.ts';
import { useOpenInvitation } from './use-invitation.ts';

type JoinScreenProps = {
  id: string;
  /** Withdraws my request. */
  leave: (mine: MyTeam) => ReactNode;
};

/** Where the shared link of a team leads: asking to join it (Spec 2 §2, /team/join/{id}). */
export function JoinScreen({ id, ...rest }: JoinScreenProps) {
  const { LL } = useI18nContext();
  return (
    <FoundTeam id={id} bones={<Bones label={LL.team_page.loading()} />}>
      {(team) => <PresentTeam team={team} {...rest} />}
    </FoundTeam>
  );
}

function PresentTeam({ team, leave }: Omit<JoinScreenProps, 'id'> & { team: Team }) {
  const { LL } = useI18nContext();
  const people = useTeamPeople(team);
  // the request is mine as soon as it is stored; the button stays until the server has answered
  const [busy, setBusy] = useState(false);
  const invited = useOpenInvitation(team.id, people);
  const words = LL.team_form.join;
  if (!people) return <Bones label={LL.team_page.loading()} />;
  const { place, asked } = people;
  const asks = busy || (mayAsk(place) && invited === undefined);
  const waits = unsentRequest(asked) !== undefined;
  const title = words.title();
  const see_team = (
    <Link
      to="/team/$id"
      params={{ id: team.id }}
      className={buttonClass({ variant: asks || invited !== undefined ? 'plain' : 'main' })}
    >
      {LL.team_form.see_team()}
    </Link>
  );
  return (
    <>
      <ScreenTitle>{`${title}: ${team.name}`}</ScreenTitle>
      <PageHeader
        title={
          <span className="flex items-center gap-4">
            <TeamLogo team={team} />
            <span className="min-w-0 wrap-anywhere">{team.name}</span>
          </span>
        }
        above={waits && !busy && <WaitsChip>{words.waits()}</WaitsChip>}
      >
        <CityText city={team.city} state={team.state} />
      </PageHeader>
      <div className="page-width pt-6 pb-12">
        <div className="flex max-w-2xl flex-col items-start gap-6">
          <RefusedInvitation asked={asked} place={place} />
          {asks ? (
            <AskToJoin team={team} busy={busy} onBusy={setBusy} cancel={see_team} />
          ) : (
            <MyPlaceNote team={team} people={people} leave={leave} />
          )}
          <AlreadyIn place={place} />
          {invited !== undefined && (
            <Invited team={team} people={people} code={invited} cancel={see_team} />
          )}
          {!asks && invited === undefined && see_team}
        </div>
      </div>
    </>
  );
}

const Bones = ({ label }: { label: string }) => (
  <div className="page-width">
    <SkeletonDetail label={label} />
  </div>
);
