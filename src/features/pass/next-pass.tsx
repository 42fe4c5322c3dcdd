import { Link, Navigate } from '@tanstack/react-router';
import Ticket from 'lucide-react/icons/ticket';
import { isOver } from '#domain/event/event-times.ts';
import { MineNotRead } from '#entities/absent/mine-not-read.tsx';
import { useNow } from '#entities/age/use-now.ts';
import { useMyEvents, type MyEvents } from '#entities/event/use-my-events.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Person } from '#sync/identity/person.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';

/** Leads to the pass of the game that I go to next: the shortcut of the installed app knows no id. */
export function NextPass({ person }: { person: Person }) {
  const { LL } = useI18nContext();
  const now = useNow();
  const mine = useMyEvents(person.id, now);
  const id = mine && nextGame(mine, now);
  if (id) return <Navigate to="/event/$id/pass" params={{ id }} replace />;
  return (
    <div className="page-width py-6">
      <ScreenTitle>{LL.pass.title()}</ScreenTitle>
      {mine ? (
        <EmptyState
          level={1}
          icon={Ticket}
          title={LL.pass.title()}
          action={
            <Link to="/events" className={buttonClass({ variant: 'main' })}>
              {LL.registration.see_events()}
            </Link>
          }
        >
          {LL.pass.no_game()}
        </EmptyState>
      ) : (
        <MineNotRead />
      )}
    </div>
  );
}

/** Also a game that has begun, until it is over. @returns its id */
function nextGame({ past, upcoming }: MyEvents, now: string): string | undefined {
  const games = [...past.toReversed(), ...upcoming];
  return games.find(
    ({ event, registration }) =>
      event.status === 'planned' &&
      registration !== undefined &&
      registration.status !== 'cancelling' &&
      !isOver(event, now),
  )?.event.id;
}
