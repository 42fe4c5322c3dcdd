import { Link } from '@tanstack/react-router';
import { CalendarX2, CloudOff } from 'lucide-react';
import { eventNotHere } from '#i18n/event-not-here.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/use-online.ts';
import { useSyncNow } from '#live/use-sync-status.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ScreenTitle } from '#ui/screen-title.tsx';

/** @param here false when nobody could ask the server and this device has never seen the event */
export function EventMissing({ here }: { here: boolean }) {
  const { LL } = useI18nContext();
  const syncNow = useSyncNow();
  const online = useOnline();
  const { title, hint } = here
    ? { title: LL.registration.not_found(), hint: LL.event.absent_hint() }
    : eventNotHere(online, LL);
  return (
    <div className="page-width">
      <ScreenTitle>{title}</ScreenTitle>
      <EmptyState
        level={1}
        icon={here ? CalendarX2 : CloudOff}
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {!here && (
              <Button variant="main" onClick={syncNow}>
                {LL.common.try_again()}
              </Button>
            )}
            <Link to="/events" className={buttonClass(here ? { variant: 'main' } : {})}>
              {LL.registration.see_events()}
            </Link>
          </div>
        }
      >
        {hint}
      </EmptyState>
    </div>
  );
}
