import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect } from 'react';
import { qrCode } from '#domain/qr/qr-code.ts';
import type { Invitation } from '#domain/team/invitation.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keepAwake } from '#platform/keep-awake.ts';
import type { Rows } from '#sync/records/collections.ts';
import { Button } from '#ui/button.tsx';
import { QrPicture } from '#ui/drawing/qr-picture.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Note } from '#ui/page/note.tsx';
import type { useInvitationActs } from './use-invitation-acts.ts';

type ShowInvitationProps = {
  team: Rows['teams'];
  /** Undefined: no code is shown. */
  invitation: Invitation | undefined;
  /** How the one ended whose code was shown last. */
  ended: 'full' | 'over' | undefined;
  is_unsent: boolean;
  acts: ReturnType<typeof useInvitationActs>;
  /** Makes another; undefined when no more may be open. */
  onNew: (() => void) | undefined;
  onClose: () => void;
};

/** The QR code of an invitation, large enough for the camera of another phone, and its link. */
export function ShowInvitation({ team, invitation, ended, acts, ...rest }: ShowInvitationProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.team_page.invite;
  const has_code = invitation !== undefined;
  useEffect(() => (has_code ? keepAwake() : undefined), [has_code]);
  return (
    <Dialog
      open={has_code || ended !== undefined}
      onClose={rest.onClose}
      title={team.name}
      close_label={LL.common.close()}
      actions={
        invitation ? (
          <>
            <Button icon={Copy} onClick={() => void acts.copy(invitation)}>
              {words.copy()}
            </Button>
            <Button variant="main" icon={Share2} onClick={() => void acts.send(invitation)}>
              {words.share()}
            </Button>
          </>
        ) : (
          rest.onNew && (
            <Button variant="main" icon={Plus} onClick={rest.onNew}>
              {words.make()}
            </Button>
          )
        )
      }
    >
      {ended && <Note kind={ended === 'full' ? 'confirmed' : 'info'} title={words[ended]()} />}
      {invitation && (
        <div className="flex flex-col items-center gap-3">
          {rest.is_unsent && <Note kind="waiting">{words.waiting()}</Note>}
          <QrPicture
            size="large"
            modules={qrCode(acts.linkOf(invitation))}
            label={words.qr({ team: team.name })}
          />
          <p className="text-center text-soft">{words.scan()}</p>
          <p className="text-center">
            {words.left({
              count: invitation.max_uses - invitation.used,
              most: invitation.max_uses,
            })}
            {' · '}
            {words.until({ date: formatDay(eventDay(invitation.expires_at), locale) })}
          </p>
        </div>
      )}
    </Dialog>
  );
}
