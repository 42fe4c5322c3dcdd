import { Link } from '@tanstack/react-router';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import MapPinned from 'lucide-react/icons/map-pinned';
import Medal from 'lucide-react/icons/medal';
import Shield from 'lucide-react/icons/shield';
import Trophy from 'lucide-react/icons/trophy';
import { useI18nContext } from '#i18n/i18n-react.tsx';

/** Screens without a link in the hero. */
const shortcuts = [
  { to: '/events/map', name: 'map', icon: MapPinned },
  { to: '/ranking', name: 'ranking', icon: Medal },
  { to: '/leaderboard', name: 'leaderboard', icon: Trophy },
  { to: '/patches', name: 'patches', icon: Shield },
] as const;

export function HomeShortcuts() {
  const { LL } = useI18nContext();
  return (
    <nav aria-label={LL.home.shortcuts.title()} className="home-shortcuts">
      {shortcuts.map(({ to, name, icon: Icon }) => (
        <Link key={to} to={to} className="home-shortcut">
          <Icon aria-hidden strokeWidth={1.5} className="size-8 shrink-0 text-secondary" />
          <span className="min-w-0 flex-1">
            <span className="block font-display text-2xl leading-tight">
              {LL.home.shortcuts[name].title()}
            </span>
            <span className="block text-soft">{LL.home.shortcuts[name].body()}</span>
          </span>
          <ArrowUpRight aria-hidden className="size-6 shrink-0" />
        </Link>
      ))}
    </nav>
  );
}
