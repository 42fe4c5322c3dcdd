import LockOpen from 'lucide-react/icons/lock-open';
import { hasStarted, isFull, isOwner } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { useToggleRegistration } from './use-toggle-registration.ts';

type RegistrationNoteProps = {
  event: AirsoftEvent;
  /** UTC ISO instant. */
  now: string;
};

/** Tells the organiser that nobody can register for a game that is still to come, and why. */
export function RegistrationNote({ event, now }: RegistrationNoteProps) {
  const { LL } = useI18nContext();
  const person = usePerson();
  const { closed, toggle } = useToggleRegistration(event);
  if (!isOwner(event, person) || event.status !== 'planned' || hasStarted(event, now)) return null;
  const words = LL.organise.registration;
  if (event.is_info_only) {
    return (
      <Note kind="info" title={LL.events.card.info_only()}>
        {words.info_only()}
      </Note>
    );
  }
  if (closed) {
    return (
      <Note
        kind="info"
        title={LL.events.card.closed()}
        action={
          <Button icon={LockOpen} onClick={toggle}>
            {words.open()}
          </Button>
        }
      >
        {words.you_closed()} {isFull(event) && words.no_place()}
      </Note>
    );
  }
  if (!isFull(event)) return null;
  return (
    <Note kind="info" title={LL.events.card.full()}>
      {words.closed_full()}
    </Note>
  );
}
