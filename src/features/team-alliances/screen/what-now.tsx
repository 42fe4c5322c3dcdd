import { allianceDeeds, isOpen, turned, type Alliance } from '#domain/team/alliances.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { AllianceDeeds } from '../alliance-deeds.tsx';
import type { Team } from '../use-alliance-acts.ts';
import { useMyPlace } from './use-my-place.ts';

type WhatNowProps = {
  team: Team;
  other: Team | undefined;
  alliance: Alliance;
  /** All alliances of the team. */
  all: readonly Alliance[];
};

/** What I may do: as the captain of either team, whichever one the link named. */
export function WhatNow({ team, other, alliance, all }: WhatNowProps) {
  const { LL } = useI18nContext();
  const words = LL.team_alliances.page;
  const here = useMyPlace(team);
  const there = useMyPlace(other);
  const acts_for = here.is_captain ? team : there.is_captain ? other : undefined;
  const is_open_to_me = here.is_member || there.is_member;
  if (!is_open_to_me) return null;
  return (
    <section aria-labelledby="what-now">
      <h2 id="what-now" className="mb-2 text-2xl">
        {words.what_now()}
      </h2>
      {acts_for && acts_for.id !== team.id ? (
        <Turned team={acts_for} other={team} alliance={alliance} all={all} />
      ) : (
        <Deeds is_captain={acts_for !== undefined} {...{ team, other, alliance, all }} />
      )}
    </section>
  );
}

/** What the captain of the other team may do. Only the alliances between the two teams count. */
function Turned({ team, other, alliance, all }: WhatNowProps) {
  const between = all.filter(({ other_id }) => other_id === alliance.other_id);
  return (
    <Deeds
      is_captain
      team={team}
      other={other}
      alliance={turned(alliance)}
      all={between.map(turned)}
    />
  );
}

function Deeds({ is_captain, ...props }: WhatNowProps & { is_captain: boolean }) {
  const { LL } = useI18nContext();
  const words = LL.team_alliances.page;
  const { alliance, all, other } = props;
  const [deed] = allianceDeeds(alliance, all, other);
  const sentence = () => {
    if (!is_captain) return words.captain_only();
    if (deed === 'accept') return words.answer();
    if (deed === 'cancel') return words.unanswered();
    if (deed === 'end') return words.end();
    if (deed === 'renew') return words.renew();
    const is_taken = all.some((one) => one.other_id === alliance.other_id && isOpen(one));
    return is_taken ? words.taken() : words.nothing();
  };
  return (
    <>
      <p className="max-w-prose">{sentence()}</p>
      {(deed === 'accept' || deed === 'renew') && is_captain && (
        <p className="mt-1 max-w-prose text-sm text-soft">{LL.team_alliances.points()}</p>
      )}
      {is_captain && (
        <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
          <AllianceDeeds {...props} />
        </div>
      )}
    </>
  );
}
