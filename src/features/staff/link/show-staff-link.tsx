import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { spacedPin, type StaffLink } from '#domain/attendance/staff-link.ts';
import { qrCode } from '#domain/qr/qr-code.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { QrPicture } from '#ui/drawing/qr-picture.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Note } from '#ui/page/note.tsx';
import type { useStaffLinkActs } from './use-staff-link-acts.ts';

type ShowStaffLinkProps = {
  event_name: string;
  /** Undefined: nothing is shown. */
  link: StaffLink | undefined;
  is_unsent: boolean;
  acts: ReturnType<typeof useStaffLinkActs>;
  onClose: () => void;
};

/** The link as a QR code for the camera of another phone, and the PIN in the largest digits. */
export function ShowStaffLink({ event_name, link, acts, ...rest }: ShowStaffLinkProps) {
  const { LL } = useI18nContext();
  const words = LL.staff.link;
  return (
    <Dialog
      open={link !== undefined}
      onClose={rest.onClose}
      title={event_name}
      close_label={LL.common.close()}
      actions={
        link && (
          <>
            <Button icon={Copy} onClick={() => void acts.copy(link)}>
              {words.copy()}
            </Button>
            <Button variant="main" icon={Share2} onClick={() => void acts.send(link)}>
              {words.share()}
            </Button>
          </>
        )
      }
    >
      {link && (
        <div className="flex flex-col items-center gap-3">
          {rest.is_unsent && <Note kind="waiting">{words.waiting()}</Note>}
          {link.is_locked && <Note kind="refused">{words.locked()}</Note>}
          <QrPicture
            size="large"
            modules={qrCode(acts.urlOf(link))}
            label={words.qr({ event: event_name })}
          />
          <p className="text-center">
            <span className="block text-soft">{words.pin()}</span>
            <span className="font-display text-5xl font-semibold tabular-nums">
              {spacedPin(link.pin)}
            </span>
          </p>
          <p className="text-center text-soft">{words.scan()}</p>
        </div>
      )}
    </Dialog>
  );
}
