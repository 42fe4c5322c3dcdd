import { useEffect, useState } from 'react';
import type { CheckIn } from '#domain/attendance/attendance.ts';
import { signedReceipt } from '#domain/merge/receipt.ts';
import { qrCode } from '#domain/qr/qr-code.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEventRecords } from '#live/event/use-event-records.ts';
import { report } from '#sync/device/report.ts';
import { QrPicture } from '#ui/drawing/qr-picture.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Note } from '#ui/page/note.tsx';

type ReceiptSheetProps = {
  event_id: string;
  /** An `in` that counts. */
  mark: CheckIn;
  name: string;
  onClose: () => void;
};

/** The receipt that a player carries home: whoever has a signal first brings mark and patch. */
export function ReceiptSheet({ event_id, mark, name, onClose }: ReceiptSheetProps) {
  const { LL } = useI18nContext();
  const words = LL.gate.receipt;
  const keys = useEventRecords(event_id, 'gate_key');
  const secret = keys?.[0]?.data.secret;
  const [text, setText] = useState<string>();
  useEffect(() => {
    if (secret === undefined) return;
    let left = false;
    signedReceipt(mark, { event_id, secret }).then((made) => !left && setText(made), report);
    return () => void (left = true);
  }, [event_id, mark, secret]);
  return (
    <Dialog open onClose={onClose} title={words.title()} close_label={LL.common.close()}>
      <div className="flex flex-col items-center gap-4">
        {keys && secret === undefined && <Note kind="waiting">{LL.gate.merge.no_key()}</Note>}
        {text !== undefined && (
          <QrPicture size="large" modules={qrCode(text)} label={words.qr({ name })} />
        )}
        <p className="text-center text-2xl font-medium">{name}</p>
        <p className="max-w-prose">{words.hint()}</p>
      </div>
    </Dialog>
  );
}
