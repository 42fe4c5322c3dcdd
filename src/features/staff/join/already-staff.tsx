import { Link } from '@tanstack/react-router';
import DoorOpen from 'lucide-react/icons/door-open';
import type { Viewer } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

type AlreadyStaffProps = {
  event_id: string;
  /** The organiser may have opened the own link. */
  viewer: Viewer;
};

/** Nothing is left to do here but to open the gate. */
export function AlreadyStaff({ event_id, viewer }: AlreadyStaffProps) {
  const { LL } = useI18nContext();
  const words = LL.staff;
  const is_organiser = viewer === 'organiser';
  return (
    <Note
      kind="confirmed"
      title={is_organiser ? words.join.yours() : words.helping()}
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
      {is_organiser ? words.join.yours_hint() : words.helping_body()}
    </Note>
  );
}
