import { useId } from 'react';
import type { TakenTeam } from '#domain/team/alliances.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Team } from '../use-alliance-acts.ts';

/** The teams that can't be asked now, and why not. */
export function TakenTeams({ taken }: { taken: readonly TakenTeam<Team>[] }) {
  const { LL } = useI18nContext();
  const id = useId();
  const words = LL.team_alliances.propose.taken;
  if (taken.length === 0) return null;
  return (
    <section aria-labelledby={id} className="text-sm">
      <h3 id={id} className="font-sans text-sm font-medium">
        {words.title()}
      </h3>
      <ul className="mt-1 flex flex-col gap-1">
        {taken.map(({ team, why }) => (
          <li key={team.id} className="wrap-anywhere">
            {team.name}
            <span className="text-soft"> · {words[why]()}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
