import { Link } from '@tanstack/react-router';
import { CalendarX2, CloudOff } from 'lucide-react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ScreenTitle } from '#ui/screen-title.tsx';

/** @param here false when nobody could ask the server and this device has never seen the event */
export function EventMissing({ here }: { here: boolean }) {
  const { LL } = useI18nContext();
  const title = here ? LL.registration.not_found() : LL.event.not_here();
  return (
    <div className="page-width">
      <ScreenTitle>{title}</ScreenTitle>
      <EmptyState
        level={1}
        icon={here ? CalendarX2 : CloudOff}
        title={title}
        action={
          <Link to="/events" className={buttonClass({ variant: 'main' })}>
            {LL.registration.see_events()}
          </Link>
        }
      >
        {here ? LL.event.absent_hint() : LL.event.not_here_hint()}
      </EmptyState>
    </div>
  );
}
