import { Link } from '@tanstack/react-router';
import DoorOpen from 'lucide-react/icons/door-open';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

/** Nothing is left to do here but to open the gate. */
export function AlreadyStaff({ event_id }: { event_id: string }) {
  const { LL } = useI18nContext();
  const words = LL.staff;
  return (
    <Note
      kind="confirmed"
      title={words.helping()}
      action={
        <Link
          to="/event/$id/gate"
          params={{ id: event_id }}
          className={buttonClass({ variant: 'main' })}
        >
          <DoorOpen aria-hidden className="size-5 shrink-0" />
          {words.open()}
        </Link>
      }
    >
      {words.helping_body()}
    </Note>
  );
}
