import { MapPin, ShieldCheck } from 'lucide-react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Person } from '#sync/identity/person.ts';
import { Avatar } from '#ui/avatar.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { List, ListRow } from '#ui/list-row.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { LeaveTeam } from './leave-team.tsx';
import { ScreenLink } from './screen-link.tsx';
import { useMyTeams, type MyTeam } from './use-my-teams.ts';

/** The tab `equipes`: my teams, and leaving them. */
export function MyTeams({ person }: { person: Person }) {
  const { LL } = useI18nContext();
  const mine = useMyTeams(person.id);
  const words = LL.profile.teams;
  const explore = (
    <ScreenLink route="/teams" className={buttonClass()}>
      {words.explore()}
    </ScreenLink>
  );
  if (!mine) return <SkeletonRows label={LL.profile.loading()} />;
  if (mine.length === 0) return <EmptyState action={explore}>{words.empty()}</EmptyState>;
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full">
        <List label={words.label()}>
          {mine.map((one) => (
            <TeamRow key={one.member.id} mine={one} />
          ))}
        </List>
      </div>
      {explore}
    </div>
  );
}

function TeamRow({ mine }: { mine: MyTeam }) {
  const { LL } = useI18nContext();
  const { team, member } = mine;
  const words = LL.profile.teams;
  return (
    <ListRow
      leading={<Avatar name={team.name} size="lg" />}
      title={team.name}
      facts={
        <>
          <span className="fact">
            <MapPin aria-hidden />
            <span>{`${team.city} - ${team.state}`}</span>
          </span>
          {member.approved && (
            <span className="fact">
              <ShieldCheck aria-hidden />
              {words.role[member.role]()}
            </span>
          )}
        </>
      }
      trailing={
        <>
          {!member.approved && <StateChip kind="waiting">{words.pending()}</StateChip>}
          <ScreenLink
            route="/team/$id"
            id={team.id}
            className={buttonClass()}
            label={words.view_named({ team: team.name })}
          >
            {words.view()}
          </ScreenLink>
          <LeaveTeam mine={mine} />
        </>
      }
    />
  );
}
