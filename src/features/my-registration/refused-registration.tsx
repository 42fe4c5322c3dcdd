import { Link } from '@tanstack/react-router';
import { useRetry } from '#actions/use-act.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusedSentence } from '#i18n/outcomes/refusal.ts';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import { mayBeTaken } from '#sync/outbox/outbox-decisions.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

/** Why the server gave me no place, and what I can do about it. */
export function RefusedRegistration({
  event,
  mine,
}: {
  event: AirsoftEvent;
  mine: MyRegistration;
}) {
  const { LL } = useI18nContext();
  const retry = useRetry();
  const { discard } = useOutboxActions();
  const { asked } = mine;
  return (
    <Note
      kind="refused"
      title={LL.registration.refused()}
      action={
        asked && (
          <>
            {mayBeTaken(asked) && (
              <>
                <Button onClick={() => void retry(asked.id)}>{LL.outbox.action.retry()}</Button>
                <Link to="/register/$id" params={{ id: event.id }} className={buttonClass()}>
                  {LL.outbox.action.edit()}
                </Link>
              </>
            )}
            <Button variant="plain" onClick={() => void discard(asked.id)}>
              {LL.outbox.action.discard()}
            </Button>
          </>
        )
      }
    >
      {refusedSentence(asked, LL)}
    </Note>
  );
}
