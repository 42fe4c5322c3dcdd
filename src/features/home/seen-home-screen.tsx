import { eventDay } from '#domain/event-day.ts';
import type { Person } from '#sync/identity/person.ts';
import { HomePage } from './home-page.tsx';
import { seenHome } from './seen-home.ts';

/** The home page before any database is open: as it was last seen. @param now UTC ISO instant */
export function SeenHomeScreen({ now, person }: { now: string; person: Person | null }) {
  return <HomePage content={seenHome(eventDay(now))} person={person} />;
}
