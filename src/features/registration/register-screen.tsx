import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useMyPartIsKnown } from '#entities/event/use-my-part-is-known.ts';
import { useEvent } from '#live/event/use-event.ts';
import { useEventExtras, type EventExtras } from '#live/event/use-event-extras.ts';
import { useMineIsKnown } from '#live/freshness/use-mine-is-known.ts';
import { useMyRegistrations } from '#live/event/use-my-registrations.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { SkeletonDetail } from '#ui/page/skeleton.tsx';
import { useRootState } from '#ui/use-root-state.ts';
import { EventMissing } from './event-missing.tsx';
import { NoWayIn } from './no-way-in.tsx';
import { RegisterHeader } from './register-header.tsx';
import { RegisterPending } from './register-pending.tsx';
import { RegisteredNote } from './registered-note.tsx';
import { RegistrationDesk } from './registration-desk.tsx';

type RegisterScreenProps = {
  id: string;
  /** UTC ISO instant. */
  now: string;
  /** Shown when the server can't be asked and this device has never seen the event. */
  not_here: ReactNode;
  /** Below the confirmation: what a person needs next. */
  after: (event: AirsoftEvent, extras: EventExtras) => ReactNode;
  /** At the end: what it costs, what to bring. */
  facts: (event: AirsoftEvent, extras: EventExtras) => ReactNode;
};

/** The invite link: every state that this event and I can be in (Spec 1 §2, /register/{id}). */
export function RegisterScreen({ id, not_here, ...present }: RegisterScreenProps) {
  const event = useEvent(id);
  if (event.state === 'loading') return <RegisterPending />;
  if (event.state !== 'present') return event.state === 'absent' ? <EventMissing /> : not_here;
  return <Present event={event.row} {...present} />;
}

type PresentProps = Pick<RegisterScreenProps, 'now' | 'after' | 'facts'> & { event: AirsoftEvent };

function Present({ event, now, after, facts }: PresentProps) {
  const { LL } = useI18nContext();
  const registrations = useMyRegistrations();
  const known = useMineIsKnown();
  const my_part = useMyPartIsKnown(event, now);
  const extras = useEventExtras(event);
  const mine = registrations?.get(event.id);
  const waits = !registrations || !my_part || !extras || (!mine && !known);
  useRootState('bar', waits);
  return (
    <>
      <ScreenTitle>{`${LL.registration.title()}: ${event.name}`}</ScreenTitle>
      <RegisterHeader event={event} now={now} />
      <div className="page-width pt-6 pb-12">
        {waits ? (
          <SkeletonDetail label={LL.events.loading_one()} />
        ) : mine && mine.status !== 'refused' ? (
          <RegisteredNote
            {...{ event, mine, now }}
            after={after(event, extras)}
            facts={facts(event, extras)}
          />
        ) : (
          <NoWayIn event={event} now={now} refused={mine?.asked}>
            <RegistrationDesk event={event} refused={mine?.asked} />
          </NoWayIn>
        )}
      </div>
    </>
  );
}
