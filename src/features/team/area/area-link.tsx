import { Link } from '@tanstack/react-router';
import ShieldHalf from 'lucide-react/icons/shield-half';
import { isIn, type TeamPlace } from '#domain/team/team-people.ts';
import { useProposalCount } from '#entities/team/use-alliances.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import type { Team } from '../use-team-people.ts';

type AreaLinkProps = {
  team: Team;
  place: TeamPlace;
  /** Among the icons of the team, as on a phone; else as wide as its place. */
  in_row?: boolean;
};

/**
 * A member's way to ranks, talk, alliances, achievements and agenda. Every member has it, more than
 * the officers of Spec 2 §2: members use these parts, and nothing else on the page leads to them all.
 * While proposals of alliances wait for the captain, it leads them there.
 */
export function AreaLink({ team, place, in_row = false }: AreaLinkProps) {
  const { LL } = useI18nContext();
  const proposals = useProposalCount(team.id);
  if (!isIn(place)) return null;
  const count = place === 'captain' ? proposals : 0;
  return (
    <Link
      to="/team/$id/advanced"
      params={{ id: team.id }}
      search={count > 0 ? { tab: 'alliances' } : {}}
      className={`${buttonClass({ variant: 'main', ...(in_row ? { in_row } : { size: 'lg', block: true }) })} relative`}
    >
      <ShieldHalf aria-hidden className="size-5 shrink-0" />
      {/* in the row it takes the width that the others have to spare */}
      <span className={in_row ? 'min-[360px]:whitespace-nowrap' : undefined}>
        {LL.team_page.area.title()}
        {count > 0 && <span className="sr-only">{LL.team_page.area.proposals({ count })}</span>}
      </span>
      {/* over the button, which keeps its size when it comes (law 1) */}
      {count > 0 && (
        <span aria-hidden className="corner-badge">
          {count}
        </span>
      )}
    </Link>
  );
}
