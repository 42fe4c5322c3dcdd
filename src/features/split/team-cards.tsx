import '#ui/fields/fields.css';
import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { TeamMember, TeamWithMembers } from './team-members.ts';

type TeamCardsProps = {
  teams: readonly TeamWithMembers[];
  /** How many people a team holds; null when there is no limit. */
  size: number | null;
  /** Called when the organiser moves a person; '' is no team. Absent: nobody can be moved here. */
  onMove?: ((member: TeamMember, to: string) => void) | undefined;
  /** What can be done with a team; not with the people without one. */
  menu?: ((team: TeamWithMembers) => ReactNode) | undefined;
  /** People without a team, who can be moved into one. */
  unplaced?: readonly TeamMember[];
};

/** Each team with its people, side by side where there is room. */
export function TeamCards({ teams, size, onMove, menu, unplaced = [] }: TeamCardsProps) {
  const { LL } = useI18nContext();
  const words = LL.event.teams;
  const of_kind = words.of[size === null ? 'side' : 'squad'];
  const shown =
    unplaced.length > 0
      ? [...teams, { id: '', name: of_kind.unplaced(), members: unplaced }]
      : teams;
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {shown.map(({ id, name, members }) => (
        <section key={id} aria-label={name} className="border-t-2 border-secondary pt-1">
          <div className="flex min-h-12 items-center gap-2">
            <h3 className="flex min-w-0 flex-1 items-baseline justify-between gap-3 text-xl">
              {name}
              <span className="font-sans text-sm font-normal text-soft tabular-nums">
                {size === null || id === ''
                  ? words.members({ count: members.length })
                  : LL.registration.squad.members({ members: members.length, size })}
              </span>
            </h3>
            {id !== '' && menu?.({ id, name, members })}
          </div>
          <ol className="divide-y divide-line">
            {members.map((member, at) => (
              <li key={member.id} className="flex items-center gap-3 py-2">
                <span
                  aria-hidden
                  className="w-7 shrink-0 whitespace-nowrap text-end text-soft tabular-nums"
                >
                  {at + 1}
                </span>
                <span className="min-w-0 flex-1">{member.name}</span>
                {onMove && (
                  <MoveTo
                    member={member}
                    from={id}
                    teams={teams}
                    size={size}
                    onMove={(to) => onMove(member, to)}
                  />
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

type MoveToProps = {
  member: TeamMember;
  from: string;
  teams: readonly TeamWithMembers[];
  size: number | null;
  onMove: (to: string) => void;
};

/** A native select of the teams: it works with gloves, a keyboard and a screen reader alike. */
function MoveTo({ member, from, teams, size, onMove }: MoveToProps) {
  const { LL } = useI18nContext();
  const words = LL.event.teams;
  return (
    <select
      aria-label={words.move({ name: member.name })}
      className="select w-32 shrink-0"
      value={from}
      onChange={(event) => onMove(event.target.value)}
    >
      {teams.map(({ id, name, members }) => (
        <option
          key={id}
          value={id}
          disabled={id !== from && size !== null && members.length >= size}
        >
          {name}
        </option>
      ))}
      <option value="">{words.of[size === null ? 'side' : 'squad'].unplaced()}</option>
    </select>
  );
}
