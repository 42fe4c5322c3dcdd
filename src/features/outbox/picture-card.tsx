import { Link } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { pictureSentence } from '#i18n/words/picture-words.ts';
import { useAccount } from '#live/account-context.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import { sendPictureAgain, type RefusedPicture } from '#sync/sending/refused-pictures.ts';
import { dropPicture } from '#sync/sending/waiting-pictures.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { ListRow } from '#ui/lists/list-row.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';

const mine: LiveQuery<'airsoft_events'> = { find: { selector: { me: { $eq: 1 } } } };

/**
 * A picture that the server refused after its form was saved: of which event, why, and what can be
 * done.
 */
export function PictureCard({ picture }: { picture: RefusedPicture }) {
  const { LL } = useI18nContext();
  const { local, sync } = useAccount();
  const [discarding, setDiscarding] = useState(false);
  const events = useLiveRecords('airsoft_events', mine);
  const event =
    events.state === 'present'
      ? events.rows.find(({ banner, patch }) =>
          [banner, patch].some((url) => url?.endsWith(picture.path)),
        )
      : undefined;
  const again = async () => {
    await sendPictureAgain(local.db, picture);
    sync.ask();
  };
  const discard = async () => {
    setDiscarding(false);
    await dropPicture(local.db, picture.path);
    showToast({ tone: 'info', title: LL.outbox.discarded() });
  };
  return (
    <ListRow
      title={event ? LL.outbox.picture_of({ event: event.name }) : LL.outbox.picture()}
      level={3}
      facts={<StateChip kind="refused">{LL.outbox.state.rejected()}</StateChip>}
      extra={
        <>
          <p className="mt-2">
            <span className="text-soft">{LL.outbox.reason()}: </span>
            {pictureSentence(picture.refused, LL)}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {event && (
              <Link to="/event/$id/edit" params={{ id: event.id }} className={buttonClass()}>
                <Pencil aria-hidden className="size-5" />
                {LL.outbox.action.edit()}
              </Link>
            )}
            <Button icon={RotateCw} onClick={() => void again()}>
              {LL.outbox.action.retry()}
            </Button>
            <Button variant="plain" icon={Trash2} onClick={() => setDiscarding(true)}>
              {LL.outbox.action.discard()}
            </Button>
          </div>
          <ConfirmDialog
            open={discarding}
            title={LL.outbox.discard.title()}
            confirm_label={LL.outbox.discard.confirm()}
            cancel_label={LL.common.cancel()}
            onConfirm={() => void discard()}
            onCancel={() => setDiscarding(false)}
            danger
          >
            {LL.outbox.discard.body()}
          </ConfirmDialog>
        </>
      }
    />
  );
}
