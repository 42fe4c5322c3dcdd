import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useBack } from '#entities/event/use-back.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';

/** At the top of a team. */
export function BackToTeams() {
  const { LL } = useI18nContext();
  const onClick = useBack('/teams');
  return (
    <Link to="/teams" className={buttonClass({ variant: 'plain', size: 'sm' })} onClick={onClick}>
      <ArrowLeft aria-hidden className="size-5" />
      {LL.team_page.back()}
    </Link>
  );
}
