import { Link } from '@tanstack/react-router';
import Users from 'lucide-react/icons/users';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';
import { menuItemClass } from '#ui/overlay/popover.tsx';

type ToTeamProps = { event: AirsoftEvent };

/** Who lets people in, and the link for one more: while people arrive it is asked for in a hurry. */
export function ToTeam({ event }: ToTeamProps) {
  const title = useI18nContext().LL.staff.title();
  return (
    <Link
      to="/event/$id/staff"
      params={{ id: event.id }}
      title={title}
      className={`max-md:grow-0 ${buttonClass({ size: 'lg' })}`}
    >
      <Users aria-hidden className="size-5 shrink-0" />
      <span className="max-md:sr-only">{title}</span>
    </Link>
  );
}

/** The same in the menu, on every other day. */
export function TeamItem({ event }: ToTeamProps) {
  const { LL } = useI18nContext();
  return (
    <Link to="/event/$id/staff" params={{ id: event.id }} className={menuItemClass}>
      <Users aria-hidden className="size-5 shrink-0" />
      {LL.staff.title()}
    </Link>
  );
}
