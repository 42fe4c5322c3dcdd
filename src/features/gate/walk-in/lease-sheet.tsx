import { useState } from 'react';
import { useAct } from '#actions/use-act.ts';
import type { Viewer } from '#domain/event/event-rules.ts';
import { readCountWithin } from '#domain/words/read-count.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useLease } from './use-lease.ts';

type LeaseSheetProps = {
  event: AirsoftEvent;
  device_id: string;
  /** UTC ISO instant. */
  now: string;
  /** Only the organiser says how many. */
  viewer: Viewer;
  onClose: () => void;
};

/** `lease_places@1` takes no more. */
const MOST = 500;

/** Holds free places on this phone, or gives them back. */
export function LeaseSheet({ event, device_id, now, viewer, onClose }: LeaseSheetProps) {
  const { LL } = useI18nContext();
  const act = useAct();
  const lease = useLease(event, { device_id, now });
  const [count, setCount] = useState('');
  const [tried, setTried] = useState(false);
  const is_organiser = viewer === 'organiser';
  const words = LL.gate.lease;
  const typed = readCountWithin(count, 0, MOST);

  function ask(places: number | undefined) {
    const args = { event_id: event.id, ...(places !== undefined && { places }) };
    const done = places === 0 ? words.returned() : words.held();
    const said = { done, refused: words.refused(), waiting: words.waiting() };
    onClose();
    void act('lease_places@1', args, { label: event.name, said });
  }
  function hold() {
    setTried(true);
    if (typed !== undefined) ask(typed ?? undefined);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title()}
      close_label={LL.common.close()}
      actions={
        <>
          {lease && lease.left > 0 && <Button onClick={() => ask(0)}>{words.give_back()}</Button>}
          <Button variant="main" size="lg" onClick={hold}>
            {words.hold()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="max-w-prose">{words.hint()}</p>
        {lease && <p className="font-medium">{words.left({ count: lease.left })}</p>}
        {is_organiser && (
          <TextField
            label={words.count()}
            hint={words.count_hint()}
            value={count}
            onChange={setCount}
            error={tried && typed === undefined ? words.count_invalid({ most: MOST }) : undefined}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </div>
    </Dialog>
  );
}
