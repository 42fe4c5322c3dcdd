import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { registrationState } from '#domain/event-rules.ts';
import { formatDayLong } from '#i18n/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useLiveRecord } from '#live/use-live-record.ts';
import { useMyRegistrations } from '#live/use-my-registrations.ts';
import { useFollowEvent } from '#live/use-scope-state.ts';
import { useSyncStatus } from '#live/use-sync-status.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SkeletonDetail } from '#ui/skeleton.tsx';
import { OpenRegistration } from './open-registration.tsx';
import { EventAbsent, NoForm, Registered } from './registration-state.tsx';

type RegisterScreenProps = {
  id: string;
  /** UTC ISO instant. */
  now: string;
  /** A refused registration to correct: the id of its mutation. */
  edit?: string | undefined;
};

/** The invite link: one event, one form. Everything it needs is on the phone, or it says what is missing. */
export function RegisterScreen({ id, now, edit }: RegisterScreenProps) {
  const { LL, locale } = useI18nContext();
  const event = useLiveRecord('airsoft_events', id);
  const scope = useFollowEvent(id);
  const { phase } = useSyncStatus();
  const isAsking = scope === null && (phase === 'syncing' || phase === 'initial_sync');
  if (
    event.state === 'loading' ||
    (event.state === 'absent' && (scope === undefined || isAsking))
  ) {
    return <SkeletonDetail label={LL.registration.loading()} />;
  }
  if (event.state === 'absent') return <EventAbsent />;
  return (
    <>
      <PageHeader
        back={
          <Link to="/event/$id" params={{ id }} className={buttonClass({ variant: 'plain' })}>
            <ArrowLeft aria-hidden className="size-5" />
            {LL.registration.back()}
          </Link>
        }
        title={LL.registration.title()}
      >
        <p className="font-display text-2xl">{event.row.name}</p>
        <p className="text-soft">
          {formatDayLong(event.row.date, locale)}, {event.row.time} · {event.row.location}
        </p>
      </PageHeader>
      <div className="page-width py-6">
        <RegisterFor event={event.row} now={now} edit={edit} />
      </div>
    </>
  );
}

function RegisterFor({
  event,
  now,
  edit,
}: {
  event: AirsoftEvent;
  now: string;
  edit: string | undefined;
}) {
  const { LL } = useI18nContext();
  const person = usePerson();
  const registrations = useMyRegistrations();
  const mine = registrations?.get(event.id);
  if (!registrations) return <SkeletonDetail label={LL.registration.loading()} />;
  if (mine && mine.status !== 'refused' && mine.status !== 'canceling') {
    return <Registered mine={mine} event_id={event.id} />;
  }
  const state = registrationState(event, { now, signed_in: person !== null, registered: false });
  const code = mine?.asked?.error?.code as keyof typeof LL.problems.refused | undefined;
  return (
    <>
      {code && (
        <div className="mb-6">
          <Note kind="refused" title={LL.registration.refused()}>
            {code in LL.problems.refused
              ? LL.problems.refused[code]()
              : LL.problems.refused.internal()}
          </Note>
        </div>
      )}
      {state === 'open' ? (
        <OpenRegistration event={event} corrects={mine?.asked ?? undefined} edit={edit} />
      ) : (
        state !== 'registered' && <NoForm state={state} event_id={event.id} />
      )}
    </>
  );
}
