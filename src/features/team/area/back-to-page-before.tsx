import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useBack } from '#entities/event/use-back.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import type { Team } from '../use-team-people.ts';

/** Back to the page before (Spec 2 §2); to the team for who opened the address itself. */
export function BackToPageBefore({ team }: { team: Team }) {
  const { LL } = useI18nContext();
  const onClick = useBack();
  return (
    <Link
      to="/team/$id"
      params={{ id: team.id }}
      className={buttonClass({ variant: 'plain', size: 'sm' })}
      onClick={onClick}
    >
      <ArrowLeft aria-hidden className="size-5" />
      {LL.team_page.area.back()}
    </Link>
  );
}
