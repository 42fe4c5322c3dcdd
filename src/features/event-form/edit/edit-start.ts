import type { PaymentColumns } from '#domain/event/event-facts.ts';
import { eventFormOf } from '#domain/event/form/event-form.ts';
import { sameEvent } from '#domain/event/form/event-merge.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { EventDraft } from '../draft/event-draft.ts';
import { formOfUpdates } from '../draft/refused-event.ts';
import type { FormStart } from '../use-event-form.ts';

/**
 * The first values of the edit form: a draft, a refused mutation, or the event as it is, in this
 * order.
 */
export function editStart(
  event: AirsoftEvent & Partial<PaymentColumns>,
  draft: EventDraft | null,
  refused: readonly OutboxRecord[],
): FormStart {
  const event_id = event.id;
  const now = eventFormOf(event);
  // a draft that equals the event was sent just before the page was closed
  if (draft && !sameEvent(draft.values, now)) return { ...draft, event_id, restored: true };
  return { event_id, ...formOfUpdates(event, refused), restored: false };
}
