import { Link } from '@tanstack/react-router';
import Inbox from 'lucide-react/icons/inbox';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';

/** Shown when nothing waits. */
export function NothingWaits() {
  const { LL } = useI18nContext();
  return (
    <EmptyState
      icon={Inbox}
      action={
        <Link to="/events" className={buttonClass()}>
          {LL.outbox.empty_action()}
        </Link>
      }
    >
      {LL.outbox.empty()}
    </EmptyState>
  );
}
