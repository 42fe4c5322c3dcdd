import { openEvent, type DemoEvent } from '../../event-page.ts';
import type { TestBackend } from '../../backend/test-backend.ts';

export const CONTACT = '5511900000077';

/** An event with a point on the map, and with the organiser's number for whoever is registered. */
export async function fieldEvent(backend: TestBackend): Promise<DemoEvent> {
  const event = await openEvent(backend);
  await backend.query(
    `update public.airsoft_events set latitude = -23.11712, longitude = -46.55031, show_contact = true where id = $1`,
    [event.id],
  );
  await backend.query(
    `insert into public.event_payments (id, user_id, whatsapp)
     select id, created_by, $2 from public.airsoft_events where id = $1
     on conflict (id) do update set whatsapp = excluded.whatsapp`,
    [event.id, CONTACT],
  );
  await backend.refreshSnapshot();
  return event;
}
