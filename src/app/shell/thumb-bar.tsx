import { Link, useRouterState } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapIcon from 'lucide-react/icons/map';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UsersRound from 'lucide-react/icons/users-round';
import UserRound from 'lucide-react/icons/user-round';
import { Suspense, use, useEffect, useState } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { withWords } from '#i18n/locale.ts';
import { AccountContext } from '#live/account-context.ts';
import { whenIdle } from '#platform/when-idle.ts';

const TeamsDot = lazyExtra(() => withWords(import('./teams-dot.tsx')));

/** At most five: more would be narrower than a thumb at 320 px. The brand above leads home. */
const PLACES = [
  { to: '/events', icon: CalendarDays, label: (LL: TranslationFunctions) => LL.shell.nav.events() },
  { to: '/teams', icon: UsersRound, label: (LL: TranslationFunctions) => LL.shell.nav.teams() },
  { to: '/map', icon: MapIcon, label: (LL: TranslationFunctions) => LL.shell.nav.map() },
  {
    to: '/patches',
    icon: ShieldCheck,
    label: (LL: TranslationFunctions) => LL.shell.nav.patches(),
  },
  { to: '/profile', icon: UserRound, label: (LL: TranslationFunctions) => LL.shell.nav.profile() },
] as const;

/**
 * On a phone, the screens within reach of the thumb. CSS hides it while a screen has its own action
 * there, and while somebody types (shell.css).
 */
export default function ThumbBar() {
  const { LL } = useI18nContext();
  const looks = useLooksAtTeams();
  const on_event_map = useRouterState({
    select: ({ location }) => location.pathname === '/events/map',
  });
  useTypingAtRoot();
  return (
    <nav aria-label={LL.shell.nav.label()} className="thumb-bar no-print">
      {PLACES.map(({ to, icon: Icon, label }) => (
        <Link
          key={to}
          to={to}
          className="relative"
          // the map of the events is Mapa too, and not the list
          activeOptions={{ exact: to === '/events', includeSearch: false }}
          aria-current={to === '/map' && on_event_map ? 'page' : undefined}
        >
          <Icon aria-hidden className="size-6" />
          <span>{label(LL)}</span>
          {to === '/teams' && looks && (
            <Suspense>
              <TeamsDot />
            </Suspense>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** A signed-in person has teams; what is new in them is read when the screen has nothing to do. */
function useLooksAtTeams(): boolean {
  const signed_in = use(AccountContext)?.person != null;
  const [idle, setIdle] = useState(false);
  useEffect(() => (signed_in ? whenIdle(() => setIdle(true)) : undefined), [signed_in]);
  return signed_in && idle;
}

/**
 * Whether somebody types, said at the root: the keyboard of a phone leaves no room for the bar. A tap
 * takes the focus before it is a click. The bar comes back after that, or it would take the click from
 * the control where the finger is (law 1).
 */
function useTypingAtRoot(): void {
  useEffect(() => {
    const root = document.documentElement;
    let after_tap = 0;
    const note = ({ type, target }: FocusEvent) => {
      clearTimeout(after_tap);
      if (type === 'focusin' && (target as Element).matches(TYPED)) {
        root.toggleAttribute('data-typing', true);
      } else {
        after_tap = window.setTimeout(() => root.removeAttribute('data-typing'));
      }
    };
    addEventListener('focusin', note);
    addEventListener('focusout', note);
    return () => {
      removeEventListener('focusin', note);
      removeEventListener('focusout', note);
      clearTimeout(after_tap);
      root.removeAttribute('data-typing');
    };
  }, []);
}

const TYPED = "input:not([type='checkbox'], [type='radio']), textarea, [contenteditable='true']";
