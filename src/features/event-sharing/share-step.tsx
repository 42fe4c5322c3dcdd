import MessageSquareText from 'lucide-react/icons/message-square-text';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { eventLink } from '#domain/event/event-rules.ts';
import { whatsappList } from '#domain/whatsapp/whatsapp-list.ts';
import { CopyLink } from '#entities/event/copy-link.tsx';
import { sayCreated, useJustCreated } from '#entities/event/just-created.ts';
import { invitationLines } from '#entities/event/invitation.ts';
import { ListText } from '#entities/event/list-text.tsx';
import { useShareEvent } from '#entities/event/use-share-event.ts';
import { formatDayLong } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { canShare } from '#platform/sharing/share.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { CalendarFile } from './calendar-file.tsx';

type ShareStepProps = {
  event: AirsoftEvent;
  /** UTC ISO instant. */
  now: string;
};

/** The step after creating an event: calling the players. Nothing for any other event. */
export function ShareStep({ event, now }: ShareStepProps) {
  const { LL, locale } = useI18nContext();
  const created = useJustCreated((state) => state.created);
  const share = useShareEvent(event);
  const [is_open, setOpen] = useState(false);
  if (created?.event_id !== event.id) return null;
  const words = LL.organise.share_step;
  const { days } = created;
  const lines = days.map((day) => formatDayLong(day, locale));
  const series = days.length > 1 ? [{ title: words.days(), lines }] : [];
  const invitation = whatsappList(invitationLines(event, { LL, locale }), series);
  const unsent = event.rev === 0; // the server has not received it yet
  return (
    <>
      <Note
        kind={unsent ? 'waiting' : 'confirmed'}
        title={words.title()}
        action={
          <>
            {canShare() && (
              // the orange one is the organiser's at the thumb, which shares too
              <Button icon={Share2} onClick={() => void share()}>
                {LL.event.action.share()}
              </Button>
            )}
            <Button icon={MessageSquareText} onClick={() => setOpen(true)}>
              {words.whatsapp()}
            </Button>
            <CopyLink event_id={event.id} />
            <CalendarFile event={event} now={now} />
            <Button variant="plain" onClick={() => sayCreated(null)}>
              {words.done()}
            </Button>
          </>
        }
      >
        {unsent ? words.unsent() : words.hint()}
      </Note>
      {is_open && (
        <ListText
          title={words.whatsapp()}
          text={`${invitation}\n\n${eventLink(location.origin, event.id)}`}
          copied={words.copied()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
