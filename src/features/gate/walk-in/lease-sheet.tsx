import { useState } from 'react';
import { useAct } from '#actions/use-act.ts';
import type { Lease } from '#domain/attendance/lease.ts';
import type { Viewer } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

type LeaseSheetProps = {
  event: AirsoftEvent;
  lease: Lease | undefined;
  /** Only the organiser says how many. */
  viewer: Viewer;
  onClose: () => void;
};

/** Holds free places on this phone, or gives them back. */
export function LeaseSheet({ event, lease, viewer, onClose }: LeaseSheetProps) {
  const { LL } = useI18nContext();
  const act = useAct();
  const [count, setCount] = useState('');
  const is_organiser = viewer === 'organiser';
  const words = LL.gate.lease;
  const typed = count === '' ? undefined : Number(count);

  function ask(places: number | undefined) {
    const args = { event_id: event.id, ...(places !== undefined && { places }) };
    const done = places === 0 ? words.returned() : words.held();
    const said = { done, refused: words.refused(), waiting: words.waiting() };
    onClose();
    void act('lease_places@1', args, { label: event.name, said });
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
          <Button variant="main" size="lg" onClick={() => ask(is_organiser ? typed : undefined)}>
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
            onChange={(value) => setCount(value.replaceAll(/\D/gu, '').slice(0, 3))}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </div>
    </Dialog>
  );
}
