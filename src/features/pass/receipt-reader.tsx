import { useState } from 'react';
import { isReceipt, readReceipt, type ReceiptReading } from '#domain/merge/receipt.ts';
import { CameraView } from '#entities/camera/camera-view.tsx';
import { notKeptSentence } from '#i18n/words/kept-words.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useMutate } from '#actions/use-mutate.ts';
import { randomId } from '#platform/random-id.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Note } from '#ui/page/note.tsx';
import { readQr } from '#workers/qr/qr-client.ts';

type ReceiptReaderProps = {
  event: AirsoftEvent;
  /** Of my place. */
  operator_id: string;
  /** Ids of the event's patches that I do not have. */
  patches: readonly string[];
  onClose: () => void;
};

/** The camera that reads the gate's receipt. It is kept here, and sent with the first signal. */
export function ReceiptReader({ event, operator_id, patches, onClose }: ReceiptReaderProps) {
  const { LL } = useI18nContext();
  const words = LL.pass.receipt;
  const mutate = useMutate();
  const [problem, setProblem] = useState<Exclude<ReceiptReading['kind'], 'good'>>();
  const [failure, setFailure] = useState('');

  async function onText(text: string): Promise<void> {
    const reading = readReceipt(text, { event_id: event.id, operator_id });
    if (reading.kind !== 'good') return setProblem(reading.kind);
    const args = {
      ...reading.receipt,
      patches: patches.map((patch_id) => ({ id: randomId(), patch_id })),
    };
    const kept = await mutate('bring_receipt@1', args, { label: event.name });
    if (kept.ok) return onClose();
    setFailure(notKeptSentence(LL, kept.code));
  }
  return (
    <Dialog open onClose={onClose} title={words.title()} close_label={LL.common.close()}>
      <div className="flex flex-col gap-4">
        <p>{words.hint()}</p>
        {problem && <Note kind="waiting">{words.problem[problem]()}</Note>}
        {failure && <Note kind="refused" title={failure} />}
        <CameraView read={readQr} isOurs={isReceipt} onText={onText} />
      </div>
    </Dialog>
  );
}
