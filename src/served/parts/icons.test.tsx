import { renderToStaticMarkup } from 'react-dom/server';
import {
  ArrowLeft,
  ArrowRight,
  Ban,
  Bell,
  CalendarDays,
  CalendarPlus,
  CircleAlert,
  Clock,
  Crosshair,
  Crown,
  DoorOpen,
  Flag,
  History,
  Infinity as Endless,
  Info,
  LocateFixed,
  Lock,
  MapPin,
  Navigation,
  Plus,
  Search,
  Share2,
  SlidersHorizontal,
  Ticket,
  TriangleAlert,
  Trophy,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { expect, test } from 'vitest';
import { icon, type IconName } from './icons.ts';

const ICONS: Record<IconName, LucideIcon> = {
  back: ArrowLeft,
  bell: Bell,
  calendar: CalendarDays,
  calendar_plus: CalendarPlus,
  cancelled: Ban,
  captain: Crown,
  clock: Clock,
  closed: Lock,
  endless: Endless,
  filters: SlidersHorizontal,
  forward: ArrowRight,
  full: Users,
  gate: DoorOpen,
  history: History,
  info: Info,
  locate: LocateFixed,
  mode: Crosshair,
  navigation: Navigation,
  past: Flag,
  place: MapPin,
  plus: Plus,
  refused: CircleAlert,
  search: Search,
  share: Share2,
  ticket: Ticket,
  warning: TriangleAlert,
  winner: Trophy,
};

/** Without the classes, of which lucide-react adds its own, and without the way a tag is closed. */
const drawing = (svg: string) =>
  svg
    .replace(/ class="[^"]*"/, '')
    .replaceAll(/ \/>|><\/(path|rect|circle|line|polygon|polyline)>/g, '>');

test.each(Object.entries(ICONS) as [IconName, LucideIcon][])(
  '%s is drawn as the app draws it',
  (name, Icon) =>
    expect(drawing(icon(name).text)).toBe(drawing(renderToStaticMarkup(<Icon aria-hidden />))),
);
