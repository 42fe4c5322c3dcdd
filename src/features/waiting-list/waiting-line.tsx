import UserX from 'lucide-react/icons/user-x';
import { useState } from 'react';
import { useStillRows } from '#entities/still/use-still-rows.ts';
import { formatInstantInSentence } from '#i18n/formats/instants.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useWaitingLine, type InLine } from '#live/event/use-waiting-line.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { IconButton } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { useAct } from '#actions/use-act.ts';

const idOf = ({ id }: InLine): string => id;
const LINE_ID = 'waiting-line';

type WaitingLineProps = { event: AirsoftEvent; now: string };

/** The organiser's view of the waiting list: who is next, who holds an offer and until when. */
export function WaitingLine({ event, now }: WaitingLineProps) {
  const { LL } = useI18nContext();
  const newest = useWaitingLine(event.id)?.line;
  const line = useStillRows(newest, { idOf, box: LINE_ID }) ?? [];
  const [asking, setAsking] = useState<InLine>();
  const act = useAct();
  if (line.length === 0) return null;
  const words = LL.waiting;

  function takeOut({ id, data }: InLine) {
    setAsking(undefined);
    const said = { done: words.taken_out(), refused: words.leave_refused() };
    const label = `${event.name} (${data.name})`;
    void act('leave_waiting_list@1', { id, event_id: event.id }, { label, said });
  }
  return (
    <section aria-labelledby="line" className="no-print flex flex-col gap-2 pt-4">
      <h2 id="line" className="text-2xl">
        {words.title({ count: newest?.length ?? 0 })}
      </h2>
      <p className="text-soft">{words.organiser_hint()}</p>
      <ol id={LINE_ID} className="divide-y divide-line">
        {line.map(({ row, left }, at) => (
          <li
            key={row.id}
            className={`flex flex-wrap items-center gap-x-4 py-1 ${left ? 'opacity-60' : ''}`}
          >
            <span className="w-7 text-end text-soft tabular-nums">{at + 1}</span>
            <span className="min-w-0 flex-1 font-medium">{row.data.name}</span>
            {!left && <LineState row={row} now={now} />}
            <IconButton
              icon={UserX}
              label={`${words.take_out()}: ${row.data.name}`}
              disabled={left}
              onClick={() => setAsking(row)}
            />
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={asking !== undefined}
        danger
        title={words.take_out()}
        confirm_label={words.take_out()}
        cancel_label={LL.common.cancel()}
        onConfirm={() => asking && takeOut(asking)}
        onCancel={() => setAsking(undefined)}
      >
        {asking && words.take_out_body({ name: asking.data.name })}
      </ConfirmDialog>
    </section>
  );
}

function LineState({ row, now }: { row: InLine; now: string }) {
  const { LL, locale } = useI18nContext();
  const { status, offered_until } = row.data;
  if (status !== 'offered' || !offered_until) return null;
  const when = formatInstantInSentence(offered_until, { now: new Date(now), locale, LL });
  return <StateChip kind="info">{LL.waiting.offered_until({ when })}</StateChip>;
}
