import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';

/** The link to a new event, beside the title of the list. */
export function NewEvent() {
  const { LL } = useI18nContext();
  return (
    <Link to="/event/create" className={buttonClass({ variant: 'main' })}>
      <Plus aria-hidden className="size-5 shrink-0" />
      {LL.events.new_event()}
    </Link>
  );
}
