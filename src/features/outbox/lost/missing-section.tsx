import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { notKeptSentence } from '#i18n/words/kept-words.ts';
import { useMissingActions } from '#live/lost/use-missing.ts';
import type { MissingLane } from '#sync/receipts/missing.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { List } from '#ui/lists/list-row.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { MissingCard } from './missing-card.tsx';

/**
 * What the server had confirmed and lost in a restore: each by name, with one tap to send it again.
 */
export function MissingSection({ lanes, now }: { lanes: readonly MissingLane[]; now: string }) {
  const { LL } = useI18nContext();
  const { sendAgain, drop } = useMissingActions();
  const [discarding, setDiscarding] = useState<MissingLane>();
  const words = LL.outbox.lost.restored;
  if (lanes.length === 0) return null;
  // what a later change overtook is not sent again before the person has checked it
  const sure = lanes.filter(({ overtaken, partial }) => !overtaken && !partial);

  async function send(some: readonly MissingLane[]) {
    const failed = await sendAgain(some);
    if (failed) showToast({ tone: 'error', title: notKeptSentence(LL, failed) });
    else showToast({ tone: 'success', title: words.sent() });
  }
  async function discard(lane: MissingLane) {
    setDiscarding(undefined);
    await drop(lane);
    showToast({ tone: 'info', title: LL.outbox.discarded() });
  }

  return (
    <section aria-labelledby="outbox-missing">
      <h2 id="outbox-missing" className="font-display text-2xl">
        {words.title()}
      </h2>
      <p className="mt-1 text-soft">{words.body()}</p>
      {sure.length > 1 && (
        <div className="mt-3">
          <Button icon={RotateCw} onClick={() => void send(sure)}>
            {words.send_all()}
          </Button>
        </div>
      )}
      <List label={words.title()}>
        {lanes.map((lane) => (
          <MissingCard
            key={lane.lane}
            {...{ lane, now }}
            onSend={() => void send([lane])}
            onDiscard={() => setDiscarding(lane)}
          />
        ))}
      </List>
      <ConfirmDialog
        open={discarding !== undefined}
        title={words.discard_title()}
        confirm_label={LL.outbox.lost.discard()}
        cancel_label={LL.common.cancel()}
        onConfirm={() => discarding && void discard(discarding)}
        onCancel={() => setDiscarding(undefined)}
        danger
      >
        {words.discard_body()}
      </ConfirmDialog>
    </section>
  );
}
