import Crown from 'lucide-react/icons/crown';
import MapPin from 'lucide-react/icons/map-pin';
import Trophy from 'lucide-react/icons/trophy';
import Users from 'lucide-react/icons/users';
import { CityText } from '#entities/place/place-fact.tsx';
import { TeamLogo } from '#entities/team/team-logo.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { classNames } from '#ui/class-names.ts';
import { FactList } from '#ui/lists/fact-list.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { isIn } from '#domain/team/team-people.ts';
import { AreaLink } from './area/area-link.tsx';
import { BackToTeams } from './back-to-teams.tsx';
import { JoinTeam } from './join/join-team.tsx';
import { captainOf, memberCountOf } from './team-facts.ts';
import { MemberBadges } from './members/member-badges.tsx';
import { TeamActions } from './team-actions.tsx';
import type { Member, Team, TeamPeople } from './use-team-people.ts';

type FactsProps = { team: Team; people: TeamPeople; is_read: boolean };
type TeamHeaderProps = FactsProps & { invited: boolean };

/** The team's card: whole for everybody, from what is public; more where this device knows it. */
export function TeamHeader({ team, people, is_read, invited }: TeamHeaderProps) {
  const { place } = people;
  return (
    <PageHeader
      back={<BackToTeams />}
      above={isIn(place) && <MemberBadges role={place as Member['role']} />}
      title={
        <span className="flex items-center gap-4">
          <TeamLogo team={team} />
          <span className="min-w-0 wrap-anywhere">{team.name}</span>
        </span>
      }
      main_action={
        isIn(place) ? (
          <AreaLink team={team} place={place} />
        ) : (
          <JoinTeam team={team} place={place} invited={invited} />
        )
      }
    >
      <div className="flex flex-col gap-3">
        <Facts team={team} people={people} is_read={is_read} />
        {team.description && (
          // its members know it, and come for what is below
          <p
            className={classNames(
              'line-clamp-3 max-w-prose wrap-anywhere',
              isIn(place) && 'max-md:hidden',
            )}
          >
            {team.description}
          </p>
        )}
        <TeamActions team={team} people={people} />
      </div>
    </PageHeader>
  );
}

function Facts({ team, people, is_read }: FactsProps) {
  const { LL } = useI18nContext();
  const { fact, members, points } = LL.team_page;
  const captain = captainOf(team, people.members);
  const count = memberCountOf(team, people.members, is_read);
  return (
    <FactList
      facts={[
        {
          icon: MapPin,
          label: fact.place(),
          value: <CityText city={team.city} state={team.state} />,
        },
        ...(captain ? [{ icon: Crown, label: fact.captain(), value: captain }] : []),
        ...(count > 0 ? [{ icon: Users, label: fact.members(), value: members({ count }) }] : []),
        ...(!isIn(people.place)
          ? []
          : [
              {
                icon: Trophy,
                label: fact.points(),
                // they come last: its place keeps what is below where it is (law 1)
                value: (
                  <span className="inline-block min-w-24">
                    {people.points === undefined ? '–' : points({ count: people.points })}
                  </span>
                ),
              },
            ]),
      ]}
    />
  );
}
