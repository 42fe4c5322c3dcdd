import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import { Suspense, useMemo, useState } from 'react';
import { KeptSentence } from '#entities/form/kept-sentence.tsx';
import { lazySheet } from '#entities/lazy/lazy-part.tsx';
import { attendances, happenedAt } from '#domain/attendance/attendance.ts';
import { eventTime } from '#domain/time/day-time.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEventRecords } from '#live/event/use-event-records.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import { isWaiting } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

// who has no receipt to read needs no camera
const ReceiptReader = lazySheet(async () => ({
  default: (await import('./receipt-reader.tsx')).ReceiptReader,
}));

type GateReceiptProps = {
  event: AirsoftEvent;
  /** Of my place. */
  operator_id: string;
};

const myRecords: LiveQuery<'my_records'> = { find: { selector: {} } };

/** Reads the gate's receipt, and shows what it brings: at once, also before it was sent. */
export function GateReceipt({ event, operator_id }: GateReceiptProps) {
  const { LL } = useI18nContext();
  const words = LL.pass.receipt;
  const [reads, setReads] = useState(false);
  const marks = useEventRecords(event.id, 'check_in');
  const outbox = useOutbox();
  const of_event = useMemo(
    (): LiveQuery<'patches'> => ({
      find: { selector: { evento_id: { $eq: event.id } } },
      keep: (row) => row.evento_id === event.id,
    }),
    [event.id],
  );
  const found = useLiveRecords('patches', of_event);
  const mine = useLiveRecords('my_records', myRecords);
  if (!marks || !outbox || found.state === 'loading' || mine.state === 'loading') return null;
  const came = attendances(marks).people.get(operator_id)?.first_in;
  const held = new Set(
    mine.rows.flatMap((row) => (row.kind === 'user_patch' ? [row.data.patch_id] : [])),
  );
  const given = found.rows.filter(({ tipo, para }) => tipo === 'evento' && para !== 'won');
  const names = given.filter(({ id }) => held.has(id)).map(({ nome }) => nome);
  const waits = outbox.some(
    (one) => one.name === 'bring_receipt@1' && one.lane === `event:${event.id}` && isWaiting(one),
  );
  if (came)
    return (
      <Note kind="confirmed" title={words.came({ time: eventTime(happenedAt(came)) })}>
        {names.length > 0 && <p>{words.patches({ names: names.join(', ') })}</p>}
        {waits && (
          <p>
            <KeptSentence>{words.kept()}</KeptSentence>
          </p>
        )}
      </Note>
    );
  return (
    <>
      <Button size="lg" block icon={ScanQrCode} onClick={() => setReads(true)}>
        {words.read()}
      </Button>
      {reads && (
        <Suspense fallback={null}>
          <ReceiptReader
            event={event}
            operator_id={operator_id}
            patches={given.map(({ id }) => id).filter((id) => !held.has(id))}
            onClose={() => setReads(false)}
          />
        </Suspense>
      )}
    </>
  );
}
