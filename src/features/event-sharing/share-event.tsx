import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { eventLink } from '#domain/event/event-rules.ts';
import { CopyLink } from '#entities/event/copy-link.tsx';
import { useEventMessage, useShareEvent } from '#entities/event/use-share-event.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { canShare } from '#platform/sharing/share.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

/** The invitation: what is said, its link to copy, and the system's share sheet where there is one. */
export function ShareEvent({ event }: { event: AirsoftEvent }) {
  const { LL } = useI18nContext();
  const share = useShareEvent(event);
  const text = useEventMessage(event);
  const [open, setOpen] = useState(false);
  const words = LL.event;
  return (
    <>
      <IconButton icon={Share2} label={words.action.share()} onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.action.share()}
        close_label={LL.common.close()}
        actions={
          <>
            <CopyLink event_id={event.id} />
            {canShare() && (
              <Button variant="main" icon={Share2} onClick={() => void share()}>
                {words.action.share()}
              </Button>
            )}
          </>
        }
      >
        <p className="rounded-field bg-base-200 p-4 whitespace-pre-line">{text}</p>
        <h3 className="mt-4 text-lg">{words.details.invite_link()}</h3>
        <p className="text-soft">{words.details.invite_hint()}</p>
        <p className="mt-2 rounded-field bg-base-200 px-3 py-2 text-sm break-all select-all">
          {eventLink(location.origin, event.id)}
        </p>
      </Dialog>
    </>
  );
}
