import { Link } from '@tanstack/react-router';
import DoorOpen from 'lucide-react/icons/door-open';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

type AlreadyStaffProps = {
  event_id: string;
  /** The organiser opened the own link. */
  owner: boolean;
};

/** Nothing is left to do here but to open the gate. */
export function AlreadyStaff({ event_id, owner }: AlreadyStaffProps) {
  const { LL } = useI18nContext();
  const words = LL.staff;
  return (
    <Note
      kind="confirmed"
      title={owner ? words.join.yours() : words.helping()}
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
      {owner ? words.join.yours_hint() : words.helping_body()}
    </Note>
  );
}
