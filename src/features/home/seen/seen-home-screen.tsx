import { eventDay } from '#domain/time/event-day.ts';
import type { Person } from '#sync/identity/person.ts';
import { HomePage } from '../home-page.tsx';
import { MyHomePage } from '../my-home-page.tsx';
import { NextAgendaBones } from '../next/next-agenda-bones.tsx';
import { seenNext } from '../next/seen-next.ts';
import { WaitingBones } from '../waiting/waiting-bones.tsx';
import { seenHome } from './seen-home.ts';

/** The home page before any database is open: as it was last seen. @param now UTC ISO instant */
export function SeenHomeScreen({ now, person }: { now: string; person: Person | null }) {
  const today = eventDay(now);
  const content = seenHome(today);
  if (!person) return <HomePage content={content} now={now} />;
  const next = seenNext(today);
  return (
    <MyHomePage
      content={content}
      now={now}
      next={next}
      waiting={<WaitingBones />}
      agenda={<NextAgendaBones />}
    />
  );
}
