import CalendarDays from 'lucide-react/icons/calendar-days';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { Invitation } from '#domain/team/invitation.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { ListRow } from '#ui/lists/list-row.tsx';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

type InvitationRowProps = {
  invitation: Invitation;
  is_unsent: boolean;
  onShow: () => void;
  onRevoke: () => void;
};

/** One open invitation: what is left of it, its QR code, and its end. */
export function InvitationRow({ invitation, is_unsent, onShow, onRevoke }: InvitationRowProps) {
  const { LL, locale } = useI18nContext();
  const [asking, setAsking] = useState(false);
  const words = LL.team_page.invite;
  const { max_uses, used, expires_at } = invitation;
  const title = words.open({ people: words.people({ count: max_uses }) });
  return (
    <ListRow
      level={3}
      title={title}
      facts={
        <>
          <span className="fact">
            <Users aria-hidden />
            {words.left({ count: max_uses - used, most: max_uses })}
          </span>
          <span className="fact">
            <CalendarDays aria-hidden />
            {words.until({ date: formatDay(eventDay(expires_at), locale) })}
          </span>
        </>
      }
      extra={is_unsent && <WaitsChip>{words.waiting()}</WaitsChip>}
      trailing={
        <>
          <Button icon={QrCodeIcon} aria-label={`${words.show()}: ${title}`} onClick={onShow}>
            {words.show()}
          </Button>
          <Button
            variant="plain"
            icon={X}
            aria-label={`${words.revoke()}: ${title}`}
            onClick={() => setAsking(true)}
          >
            {words.revoke()}
          </Button>
          <ConfirmDialog
            open={asking}
            danger
            title={words.revoke_title()}
            confirm_label={words.revoke()}
            cancel_label={LL.common.cancel()}
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              onRevoke();
            }}
          >
            {words.revoke_confirm()}
          </ConfirmDialog>
        </>
      }
    />
  );
}
