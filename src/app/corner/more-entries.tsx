import { Link } from '@tanstack/react-router';
import MapPinned from 'lucide-react/icons/map-pinned';
import Medal from 'lucide-react/icons/medal';
import Trophy from 'lucide-react/icons/trophy';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { menuItemClass } from '#ui/overlay/popover.tsx';

/** Screens that the bars have no room for. @param onOpen closes the menu */
// A default export, because React.lazy takes nothing else.
export default function MoreEntries({ onOpen }: { onOpen: () => void }) {
  const { LL } = useI18nContext();
  const places = [
    { to: '/events/map', icon: MapPinned, label: LL.home.shortcuts.map.title() },
    { to: '/ranking', icon: Medal, label: LL.home.shortcuts.ranking.title() },
    { to: '/leaderboard', icon: Trophy, label: LL.home.shortcuts.leaderboard.title() },
  ] as const;
  return places.map(({ to, icon: Icon, label }) => (
    <Link key={to} to={to} className={menuItemClass} onClick={onOpen}>
      <Icon aria-hidden className="size-5" />
      {label}
    </Link>
  ));
}
