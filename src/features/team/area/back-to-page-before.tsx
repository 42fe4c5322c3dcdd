import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useBack } from '#entities/event/use-back.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import type { Team } from '../use-team-people.ts';

type BackToPageBeforeProps = { team: Team; is_icon?: boolean };

/** Back to the page before (Spec 2 §2); to the team for who opened the address itself. */
export function BackToPageBefore({ team, is_icon = false }: BackToPageBeforeProps) {
  const { LL } = useI18nContext();
  const onClick = useBack();
  return (
    <Link
      to="/team/$id"
      params={{ id: team.id }}
      activeOptions={{ exact: true }}
      className={
        is_icon ? 'btn btn-ghost btn-square' : buttonClass({ variant: 'plain', size: 'sm' })
      }
      onClick={onClick}
    >
      <ArrowLeft aria-hidden className={is_icon ? 'size-5.5' : 'size-5'} />
      <span className={is_icon ? 'sr-only' : undefined}>{LL.team_page.area.back()}</span>
    </Link>
  );
}
