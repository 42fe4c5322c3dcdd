import KeyRound from 'lucide-react/icons/key-round';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { openStaffLink, type StaffLink } from '#domain/attendance/staff-link.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEventRecords } from '#live/event/use-event-records.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { isWaiting } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { ShowStaffLink } from './show-staff-link.tsx';
import { useStaffLinkActs } from './use-staff-link-acts.ts';

/** The organiser's link and PIN: whoever has both joins the staff at once. */
export function StaffLinkSection({ event }: { event: AirsoftEvent }) {
  const { LL } = useI18nContext();
  const rows = useEventRecords(event.id, 'staff_link');
  const acts = useStaffLinkActs(event);
  const outbox = useOutbox();
  const [shown, setShown] = useState(false);
  const once = useOneAtATime();
  const words = LL.staff.link;
  if (!rows || !outbox) return null;
  const link = openStaffLink(rows);
  const is_unsent = outbox.some(
    (record) =>
      record.name === 'create_staff_link@1' &&
      isWaiting(record) &&
      (record.args as { id: string }).id === link?.id,
  );
  // a second link would end the first, which may be given away already
  const make = () => once(async () => setShown(await acts.make()));
  return (
    <section aria-labelledby="staff-link" className="flex flex-col gap-2">
      <h2 id="staff-link" className="text-xl">
        {words.title()}
      </h2>
      <p className="max-w-prose text-soft">{words.hint()}</p>
      {link ? (
        <OpenLink
          link={link}
          is_unsent={is_unsent}
          onShow={() => setShown(true)}
          onRenew={() => void make()}
          onEnd={() => void acts.end(link)}
        />
      ) : (
        event.status !== 'cancelled' && (
          <div>
            <Button icon={KeyRound} onClick={() => void make()}>
              {words.make()}
            </Button>
          </div>
        )
      )}
      <ShowStaffLink
        event_name={event.name}
        link={shown ? link : undefined}
        is_unsent={is_unsent}
        acts={acts}
        onClose={() => setShown(false)}
      />
    </section>
  );
}

type OpenLinkProps = {
  link: StaffLink;
  is_unsent: boolean;
  onShow: () => void;
  onRenew: () => void;
  onEnd: () => void;
};

function OpenLink({ link, is_unsent, onShow, onRenew, onEnd }: OpenLinkProps) {
  const { LL } = useI18nContext();
  const [asking, setAsking] = useState<'renew' | 'end'>();
  const words = LL.staff.link;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {link.is_locked ? (
        <StateChip kind="refused">{words.is_locked()}</StateChip>
      ) : is_unsent ? (
        <StateChip kind="waiting">{words.waiting()}</StateChip>
      ) : (
        <StateChip kind="confirmed">{words.open()}</StateChip>
      )}
      <Button icon={QrCodeIcon} onClick={onShow}>
        {words.show()}
      </Button>
      <Button icon={RefreshCw} onClick={() => setAsking('renew')}>
        {words.renew()}
      </Button>
      <Button variant="plain" icon={X} onClick={() => setAsking('end')}>
        {words.end()}
      </Button>
      <ConfirmDialog
        open={asking !== undefined}
        danger
        title={asking === 'renew' ? words.renew_title() : words.end_title()}
        confirm_label={asking === 'renew' ? words.renew() : words.end()}
        cancel_label={LL.common.cancel()}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => {
          setAsking(undefined);
          if (asking === 'renew') onRenew();
          else onEnd();
        }}
      >
        {words.end_confirm()}
      </ConfirmDialog>
    </div>
  );
}
