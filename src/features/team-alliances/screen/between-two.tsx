import { alliancePast, type Alliance } from '#domain/team/alliances.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Team } from '../use-alliance-acts.ts';

type BetweenTwoProps = {
  team: Team;
  other_name: string;
  alliance: Alliance;
  /** All alliances of the team. */
  all: readonly Alliance[];
};

/** Everything that happened between the two teams, the newest first. */
export function BetweenTwo({ team, other_name, alliance, all }: BetweenTwoProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.team_alliances;
  const past = alliancePast(all, alliance.other_id);
  return (
    <section aria-labelledby="between-two">
      <h2 id="between-two" className="mb-2 text-2xl">
        {words.page.past()}
      </h2>
      <ol className="flex flex-col gap-2">
        {past.map(({ key, what, type, by, at }) => (
          <li key={key} className="flex flex-wrap gap-x-3">
            <span className="w-28 shrink-0 text-soft tabular-nums">
              {formatDay(eventDay(at), locale)}
            </span>
            <span className="min-w-0">
              {words.page.happened[what]({ team: by === team.id ? team.name : other_name })}
              <span className="text-soft"> · {words.type[type]()}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
