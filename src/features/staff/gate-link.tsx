import { Link } from '@tanstack/react-router';
import DoorOpen from 'lucide-react/icons/door-open';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';

/** Opens the check-in, for who helps there. @param main it is the one orange action of its screen */
export function GateLink({ event_id, main = true }: { event_id: string; main?: boolean }) {
  const { LL } = useI18nContext();
  return (
    <Link
      to="/event/$id/gate"
      params={{ id: event_id }}
      className={buttonClass({ variant: main ? 'main' : 'quiet' })}
    >
      <DoorOpen aria-hidden className="size-5 shrink-0" />
      {LL.staff.open()}
    </Link>
  );
}
