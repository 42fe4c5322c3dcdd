import { Link } from '@tanstack/react-router';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { AbsentPage, NotHerePage } from '#entities/absent/absent-page.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';

/** Shown when the server has no such arena. */
export function NoSuchArena() {
  const { LL } = useI18nContext();
  return (
    <AbsentPage icon={MapPinOff} title={LL.arena.absent()} link={toMap(LL.arenas.back())}>
      {LL.arena.absent_detail()}
    </AbsentPage>
  );
}

/** Shown when this device has never seen the arena, and the server can't be asked. */
export function ArenaNotHere() {
  const { LL } = useI18nContext();
  const title = useOnline() ? LL.arena.load_failed() : LL.sync.status.offline();
  return (
    <NotHerePage title={title} link={toMap(LL.arenas.back())}>
      {LL.arenas.not_here()}
    </NotHerePage>
  );
}

const toMap = (text: string) => (look: string) => (
  <Link to="/map" className={look}>
    {text}
  </Link>
);
