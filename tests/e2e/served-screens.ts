import { afterAll, beforeAll } from 'vitest';
import { SEEN_ROWS } from '#domain/event/seen-rows.ts';
import { startApp, type RunningApp } from './harness.ts';

/** The screens that the server writes, each with an element that only the app's own screen has. */
export const OWN = { event: '[role=tabpanel]', events: '#events', home: '.home-board' };
export type ServedScreen = keyof typeof OWN;
export const SCREENS = Object.keys(OWN) as ServedScreen[];

/**
 * A public event some days ahead, the one with the longest briefing of those that a device keeps, and
 * the paths of the screens.
 */
async function servedEvent(app: RunningApp) {
  const [event] = (await app.backend.query<{ id: string; name: string }>(
    `select id, name from (
       select * from public.airsoft_events where is_public and deleted_at is null
       and status = 'planned' and date >= current_date order by date, time limit $1
     ) shown where date > current_date + 3 order by length(briefing) desc, id limit 1`,
    [SEEN_ROWS], // a device keeps no more
  )) as [{ id: string; name: string }];
  const paths = { event: `/event/${event.id}`, events: '/events', home: '/' };
  return { ...event, pathOf: (screen: ServedScreen): string => paths[screen] };
}

/** Starts the app for the tests of a file, and closes it after them. @returns what they visit */
export function servedApp() {
  const served = {} as { app: RunningApp; event: Awaited<ReturnType<typeof servedEvent>> };
  beforeAll(async () => {
    served.app = await startApp();
    served.event = await servedEvent(served.app);
  });
  afterAll(() => served.app.close());
  return served;
}
