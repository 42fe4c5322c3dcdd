import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { TeamWithMembers } from './team-members.ts';

type TeamCardsProps = {
  teams: readonly TeamWithMembers[];
  /** People a team holds; null when there is no such limit. */
  size: number | null;
};

/** Each team with its people, side by side where there is room. */
export function TeamCards({ teams, size }: TeamCardsProps) {
  const { LL } = useI18nContext();
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {teams.map(({ id, name, members }) => (
        <section key={id} aria-label={name} className="border-t-2 border-secondary pt-3">
          <h3 className="flex items-baseline justify-between gap-3 text-xl">
            {name}
            <span className="font-sans text-sm font-normal text-soft tabular-nums">
              {size === null
                ? LL.event.teams.members({ count: members.length })
                : LL.registration.squad.members({ members: members.length, size })}
            </span>
          </h3>
          <ol className="mt-2 divide-y divide-line">
            {members.map((member, at) => (
              <li key={member.id} className="flex gap-3 py-2">
                <span
                  aria-hidden
                  className="w-7 shrink-0 whitespace-nowrap text-end text-soft tabular-nums"
                >
                  {at + 1}
                </span>
                {member.name}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
