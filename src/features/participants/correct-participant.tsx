import Pencil from 'lucide-react/icons/pencil';
import { Suspense, useState } from 'react';
import { lazySheet } from '#entities/lazy/lazy-part.tsx';
import { valuesFromArgs } from '#domain/registration/values-from-args.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEventTeams } from '#live/event/use-event-rows.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';

const AddParticipant = lazySheet(() => import('./add-participant.tsx'));

type CorrectParticipantProps = { event: AirsoftEvent; record: OutboxRecord };

/** The form with the values of a participant that the server refused. */
export function CorrectParticipant({ event, record }: CorrectParticipantProps) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  const { discard } = useOutboxActions();
  const teams = useEventTeams(event.id);
  if (teams.state === 'loading') return null;
  return (
    <>
      <Button icon={Pencil} onClick={() => setOpen(true)}>
        {LL.outbox.action.edit()}
      </Button>
      {open && (
        <Suspense>
          <AddParticipant
            event={event}
            teams={teams.rows}
            start={valuesFromArgs(record.args)}
            onClose={() => setOpen(false)}
            onKept={() => void discard(record.id)}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * The same where the event itself is not on the screen; nothing for an event that is not on this
 * device.
 */
export function CorrectAddition({ record }: { record: OutboxRecord }) {
  const { event_id } = record.args as { event_id: string };
  const event = useLiveRecord('airsoft_events', event_id);
  return event.state === 'present' ? (
    <CorrectParticipant event={event.row} record={record} />
  ) : null;
}
