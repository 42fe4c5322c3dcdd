import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapIcon from 'lucide-react/icons/map';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Ticket from 'lucide-react/icons/ticket';
import UsersRound from 'lucide-react/icons/users-round';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { menuItemClass } from '#ui/overlay/popover.tsx';
import { navigation } from './navigation.ts';

/** The one place of the top bar that the bar at the thumb has not. */
const REDEEM = '/patches/redeem';
/** A screen of the bar at the thumb: not in the menu while that bar shows (shell.css). */
export const atThumb = `${menuItemClass} at-thumb`;

const ICONS = {
  '/events': CalendarDays,
  '/teams': UsersRound,
  '/map': MapIcon,
  '/patches': ShieldCheck,
  [REDEEM]: Ticket,
};

/** The screens of the top bar, as entries of the menu. @param onOpen closes it */
export function MenuPlaces({ onOpen }: { onOpen: () => void }) {
  const { LL } = useI18nContext();
  return navigation.map(({ label, ...link }) => {
    const Icon = ICONS[link.to];
    return (
      <Link
        key={link.to}
        {...link}
        className={link.to === REDEEM ? menuItemClass : atThumb}
        onClick={onOpen}
      >
        <Icon aria-hidden className="size-5" />
        {label(LL)}
      </Link>
    );
  });
}
