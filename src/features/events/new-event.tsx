import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';

/** The link to a new event, beside the search. */
export function NewEvent() {
  const { LL } = useI18nContext();
  return (
    <Link to="/event/create" title={LL.events.new_event()} className={buttonClass()}>
      <Plus aria-hidden className="size-5 shrink-0" />
      <span className="max-md:sr-only">{LL.events.new_event()}</span>
    </Link>
  );
}
