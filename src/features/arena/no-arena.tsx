import { Link } from '@tanstack/react-router';
import CloudOff from 'lucide-react/icons/cloud-off';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useSyncNow } from '#live/freshness/use-sync-status.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';

/** Shown when the server has no such arena. */
export function NoSuchArena() {
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <ScreenTitle>{LL.arena.absent()}</ScreenTitle>
      <EmptyState
        level={1}
        icon={MapPinOff}
        title={LL.arena.absent()}
        action={
          <Link to="/map" className={buttonClass({ variant: 'main' })}>
            {LL.arenas.back()}
          </Link>
        }
      >
        {LL.arena.absent_detail()}
      </EmptyState>
    </div>
  );
}

/** Shown when this device has never seen the arena, and the server can't be asked. */
export function ArenaNotHere() {
  const { LL } = useI18nContext();
  const syncNow = useSyncNow();
  return (
    <div className="page-width">
      <ScreenTitle>{LL.arena.load_failed()}</ScreenTitle>
      <EmptyState
        level={1}
        icon={CloudOff}
        title={LL.arena.load_failed()}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={syncNow}>{LL.common.try_again()}</Button>
            <Link to="/map" className={buttonClass()}>
              {LL.arenas.back()}
            </Link>
          </div>
        }
      >
        {LL.arenas.not_here()}
      </EmptyState>
    </div>
  );
}
