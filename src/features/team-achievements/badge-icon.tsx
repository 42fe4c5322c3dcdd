import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import Cake from 'lucide-react/icons/cake';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import Crown from 'lucide-react/icons/crown';
import Flag from 'lucide-react/icons/flag';
import Medal from 'lucide-react/icons/medal';
import Star from 'lucide-react/icons/star';
import Tent from 'lucide-react/icons/tent';
import Trophy from 'lucide-react/icons/trophy';
import Users from 'lucide-react/icons/users';
import UsersRound from 'lucide-react/icons/users-round';
import { classNames } from '#ui/class-names.ts';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  award: Award,
  cake: Cake,
  'calendar-check': CalendarCheck,
  'calendar-heart': CalendarHeart,
  crown: Crown,
  flag: Flag,
  medal: Medal,
  star: Star,
  tent: Tent,
  trophy: Trophy,
  users: Users,
  'users-round': UsersRound,
};

/** The icon that an achievement names; earned ones are filled. Hidden from screen readers. */
export function BadgeIcon({ badge, is_earned }: { badge: string; is_earned: boolean }) {
  const Icon = ICONS[badge] ?? Trophy;
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-12 shrink-0 place-items-center rounded-full border',
        is_earned ? 'border-success text-success' : 'border-line text-soft',
      )}
    >
      <Icon className="size-6" strokeWidth={1.75} />
    </span>
  );
}
