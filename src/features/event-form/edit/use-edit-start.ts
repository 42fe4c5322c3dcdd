import { useState } from 'react';
import { paymentOf } from '#domain/event/event-facts.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { draftKey, useEventDraft } from '../draft/event-draft.ts';
import { refusedUpdates } from '../draft/refused-event.ts';
import type { FormStart } from '../use-event-form.ts';
import { editStart } from './edit-start.ts';

type EditStart = { start: FormStart; refused: readonly OutboxRecord[] };

/** What the edit form begins with; undefined until everything that it depends on was read. */
export function useEditStart(event: AirsoftEvent): EditStart | undefined {
  const outbox = useOutbox();
  const draft = useEventDraft(draftKey(event.id));
  const payment = useLiveRecord('event_payments', event.id);
  const refused = outbox && refusedUpdates(outbox, event.id);
  // later data must not overwrite what is being typed
  const [start, setStart] = useState<FormStart>();
  if (!start && refused && draft !== undefined && payment.state !== 'loading') {
    const paid = paymentOf(payment.state === 'present' ? payment.row : undefined);
    setStart(editStart({ ...event, ...paid }, draft, refused));
  }
  return start && refused && { start, refused };
}
