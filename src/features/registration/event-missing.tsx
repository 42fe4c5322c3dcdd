import { Link } from '@tanstack/react-router';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';

/**
 * Shown when the server has no such event for this person: /register says so in a card (Spec 1 §2).
 */
export function EventMissing({ invalid_id = false }: { invalid_id?: boolean }) {
  const { LL } = useI18nContext();
  const title = LL.registration.not_found();
  return (
    <div className="page-width">
      <ScreenTitle>{title}</ScreenTitle>
      <EmptyState
        level={1}
        icon={CalendarX2}
        title={title}
        action={
          <Link to="/events" className={buttonClass({ variant: 'main' })}>
            {LL.registration.see_events()}
          </Link>
        }
      >
        {invalid_id ? LL.validation.id_invalid() : LL.event.absent_hint()}
      </EmptyState>
    </div>
  );
}
