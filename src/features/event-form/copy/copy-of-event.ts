import type { PaymentColumns } from '#domain/event/event-facts.ts';
import { eventFormOf, type EventForm } from '#domain/event/form/event-form.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/** What a new event like this one begins with: on no day yet, and open. */
export const copyOfEvent = (event: AirsoftEvent & PaymentColumns): EventForm => ({
  ...eventFormOf(event),
  ...(event.patch_for === 'withdrawn' && { patch_for: '' }),
  date: '',
  registration_closed: false,
});
