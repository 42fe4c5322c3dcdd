import UserPlus from 'lucide-react/icons/user-plus';
import { Suspense, useState, type ReactNode } from 'react';
import { lazySheet } from '#entities/lazy/lazy-part.tsx';
import type { EventPeople } from '#entities/event/use-event-people.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEventRecords } from '#live/event/use-event-records.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { PrintSheet } from '#ui/page/print-sheet.tsx';
import { ListMenu } from './copies/list-menu.tsx';
import { GateSheet } from './gate-sheet.tsx';

const AddParticipant = lazySheet(() => import('./add-participant.tsx'));

type ParticipantToolsProps = {
  event: AirsoftEvent;
  people: EventPeople;
  /** The order of a long list, which stands beside the search on a wide screen. */
  order: ReactNode;
};

/**
 * The organiser's tools for the list: beside the search of a long one only what fits. Of an empty one there is nothing
 * to copy, and the list that comes in stands below it.
 */
export function ParticipantTools({ event, people, order }: ParticipantToolsProps) {
  const { LL } = useI18nContext();
  const [adds, setAdds] = useState(false);
  const { rows, teams, taken } = people;
  const check_ins = useEventRecords(event.id, 'check_in') ?? [];
  const found = useEventRecords(event.id, 'station') ?? [];
  const add = LL.organise.add.action();
  return (
    <>
      <div className={order ? '' : 'max-md:grow max-md:[&>.btn]:w-full'}>
        <Button icon={UserPlus} title={order ? add : undefined} onClick={() => setAdds(true)}>
          <span className={order ? 'max-md:sr-only' : undefined}>{add}</span>
        </Button>
      </div>
      {rows.length > 0 && <ListMenu {...{ event, people, order, check_ins, found }} />}
      {adds && (
        <Suspense>
          <AddParticipant event={event} teams={teams} onClose={() => setAdds(false)} />
        </Suspense>
      )}
      <PrintSheet>{() => <GateSheet {...{ event, rows, teams, taken, found }} />}</PrintSheet>
    </>
  );
}
