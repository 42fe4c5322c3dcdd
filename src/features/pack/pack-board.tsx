import type { ComponentType, ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import DoorOpen from 'lucide-react/icons/door-open';
import Phone from 'lucide-react/icons/phone';
import Ticket from 'lucide-react/icons/ticket';
import Users from 'lucide-react/icons/users';
import { BackArrowToEvent } from '#entities/event/back-links.tsx';
import { useEventPeople, type EventPeople } from '#entities/event/use-event-people.ts';
import { refuseMoved } from '#entities/still/refuse-moved.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useEventExtras, type EventExtras } from '#live/event/use-event-extras.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ActionBar } from '#ui/page/action-bar.tsx';
import { Emergency, EMERGENCY_ID } from './emergency.tsx';
import { PackPending } from './pack-pending.tsx';
import { PackState } from './pack-state.tsx';
import { usePack, type Pack } from './use-pack.ts';

/** What other features show of the event. */
export type PackParts = {
  readonly about: (event: AirsoftEvent, extras: EventExtras) => ReactNode;
  readonly place: (event: AirsoftEvent, extras: EventExtras) => ReactNode;
  readonly stillMap: ComponentType<{ latitude: number; longitude: number; label: string }>;
};

type PackBoardProps = {
  event: AirsoftEvent;
  scope: ScopeState | null;
  parts: PackParts;
};

export function PackBoard({ event, scope, parts }: PackBoardProps) {
  const { LL } = useI18nContext();
  const pack = usePack(event, scope);
  const extras = useEventExtras(event);
  const people = useEventPeople(event, scope);
  const words = LL.pack;
  // nothing of it comes later and moves the rest
  if (!pack || !extras || people.state === 'loading') return <PackPending />;
  const { latitude, longitude } = event;
  const { stillMap: StillMap } = parts;
  return (
    // what the state says gets shorter while the rest is downloaded
    <div ref={refuseMoved} className="page-width pack">
      <div className="-ms-3">
        <BackArrowToEvent id={event.id}>{event.name}</BackArrowToEvent>
      </div>
      <h1 className="text-3xl">{words.title()}</h1>
      <PackState pack={pack} scope={scope} />
      <Ways event={event} people={people} pack={pack} />
      <Emergency event={event} contact={pack.contact} />
      <section aria-labelledby="pack-place">
        <h2 id="pack-place" className="mb-2 text-2xl">
          {LL.event.fact.location()}
        </h2>
        {parts.place(event, extras)}
        {latitude !== null && longitude !== null && (
          <div className="mt-4">
            <StillMap {...{ latitude, longitude }} label={words.map({ place: event.location })} />
          </div>
        )}
      </section>
      <div className="pack-about">{parts.about(event, extras)}</div>
      <ActionBar>
        {pack.has_place && <PassLink id={event.id} />}
        <Button icon={Phone} size="lg" variant="danger" onClick={toEmergency}>
          {words.emergency.title()}
        </Button>
      </ActionBar>
    </div>
  );
}

const toEmergency = () => document.getElementById(EMERGENCY_ID)?.scrollIntoView({ block: 'start' });

function PassLink({ id }: { id: string }) {
  const { LL } = useI18nContext();
  return (
    <Link
      to="/event/$id/pass"
      params={{ id }}
      className={buttonClass({ variant: 'main', size: 'lg' })}
    >
      <Ticket aria-hidden className="size-5" />
      {LL.registration.mine.pass()}
    </Link>
  );
}

type WaysProps = { event: AirsoftEvent; people: EventPeople; pack: Pack };

/** To the screens of the event that are on this device too: the list, my team, the gate. */
function Ways({ event, people, pack }: WaysProps) {
  const { LL } = useI18nContext();
  const person = usePerson();
  const mine = people.rows.find(({ user_id }) => user_id !== null && user_id === person?.id);
  const team = people.teams.find(({ id }) => id === mine?.event_team_id);
  const look = buttonClass({ size: 'lg' });
  const { id } = event;
  return (
    <nav aria-label={LL.pack.ways()} className="flex flex-wrap gap-3">
      <Link to="/event/$id" params={{ id }} search={{ tab: 'participants' }} className={look}>
        <Users aria-hidden className="size-5" />
        {LL.pack.people({ count: people.taken })}
      </Link>
      {team && (
        <Link to="/event/$id" params={{ id }} search={{ tab: 'teams' }} className={look}>
          <Users aria-hidden className="size-5" />
          {LL.pack.my_team({ team: team.name })}
        </Link>
      )}
      {pack.at_the_gate && (
        <Link to="/event/$id/gate" params={{ id }} className={look}>
          <DoorOpen aria-hidden className="size-5" />
          {LL.organise.step.gate()}
        </Link>
      )}
    </nav>
  );
}
