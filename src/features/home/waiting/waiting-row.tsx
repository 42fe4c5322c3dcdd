import { Link, type LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import DoorOpen from 'lucide-react/icons/door-open';
import Handshake from 'lucide-react/icons/handshake';
import MapPin from 'lucide-react/icons/map-pin';
import Shield from 'lucide-react/icons/shield';
import UserPlus from 'lucide-react/icons/user-plus';
import type { Waiting } from '#domain/person/what-waits.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { dateBlock, formatDaysAway } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useMutate } from '#actions/use-mutate.ts';
import { rowOpensClass } from '#ui/lists/list-row.tsx';

type WaitingRowProps = {
  row: Waiting;
  /** UTC ISO instant. */
  now: string;
};

/** One thing that waits for me: the whole row leads to where it is decided. */
export function WaitingRow({ row, now }: WaitingRowProps) {
  const { icon: Icon, title, about, way } = useRow(row, now);
  const mutate = useMutate();
  const read = () => {
    if (!('unread' in row)) return;
    for (const id of row.unread) void mutate('read_notification@1', { id }, { label: title });
  };
  return (
    <li className="list-row waiting-row">
      <Icon aria-hidden className="size-6 shrink-0 text-secondary" />
      <Link {...way} onClick={read} className={`${rowOpensClass} min-w-0 flex-1`}>
        <span className="block font-display text-xl leading-tight">{title}</span>{' '}
        <span className="line-clamp-2 text-soft">{about}</span>
      </Link>
    </li>
  );
}

type Row = {
  icon: LucideIcon;
  title: string;
  /** A line or two: what is longer is read where it leads. */
  about: string;
  way: LinkProps;
};

function useRow(row: Waiting, now: string): Row {
  const { LL, locale } = useI18nContext();
  const words = LL.home.waiting;
  const { id } = row;
  switch (row.is) {
    case 'requests':
      return {
        icon: UserPlus,
        title: words.requests({ count: row.names.length, team: row.team }),
        about: row.names.join(', '),
        way: { to: '/team/$id', params: { id }, search: { tab: 'pending' } },
      };
    case 'alliance':
      return {
        icon: Handshake,
        title: words.alliance({ team: row.other }),
        about: row.team,
        way: {
          to: '/team/$id/alliance/$allianceId',
          params: { id: row.team_id, allianceId: id },
        },
      };
    case 'staff':
      return {
        icon: DoorOpen,
        title: LL.staff.asked(),
        about: row.event,
        way: { to: '/event/$id', params: { id } },
      };
    case 'arenas':
      return {
        icon: MapPin,
        title: words.arenas({ count: row.count }),
        about: `${formatDaysAway(eventDay(row.since), eventDay(now), locale)} · ${row.oldest}`,
        way: { to: '/admin/$section', params: { section: 'arenas' } },
      };
    case 'correction':
      return {
        icon: MapPin,
        title: words.correction({ arena: row.arena }),
        about: row.note,
        way: { to: '/arena/$id', params: { id } },
      };
    case 'date': {
      const { weekday, day, month } = dateBlock(eventDay(row.at), locale);
      return {
        icon: CalendarDays,
        title: row.title,
        about: `${words.date({ day: `${weekday}, ${day} ${month}` })} · ${row.team}`,
        way: {
          to: '/team/$id/advanced',
          params: { id: row.team_id },
          search: { tab: 'events', event: id },
        },
      };
    }
    case 'refused':
      return {
        icon: MapPin,
        title: words.refused({ arena: row.arena }),
        about: row.reason,
        way: { to: '/arenas/map', search: { refused: id } },
      };
    case 'patches':
      return {
        icon: Shield,
        title: words.patches({ count: row.names.length }),
        about: row.names.join(', '),
        way: { to: '/profile', search: { tab: 'patches' } },
      };
  }
}
