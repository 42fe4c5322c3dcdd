import type { ReactNode } from 'react';
import { eventLink } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Briefing } from './briefing/briefing.tsx';
import { EventFacts } from './facts/event-facts.tsx';
import { EventPatch } from './event-patch.tsx';
import { Place } from './place.tsx';

type EventDetailsProps = { event: AirsoftEvent; now: string; ads?: ReactNode };

/** The organiser's text, directions, and the invite link. */
export function EventDetails({ event, now, ads }: EventDetailsProps) {
  const { LL } = useI18nContext();
  const words = LL.event;
  return (
    <div className="@container">
      <EventFacts event={event} now={now} />
      <div className="grid gap-8 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="briefing">
          <h2 id="briefing" className="mb-3 text-2xl">
            {words.details.briefing()}
          </h2>
          <Briefing html={event.briefing} empty={words.details.no_briefing()} />
        </section>
        <div className="flex flex-col gap-8">
          <section aria-labelledby="place">
            <h2 id="place" className="mb-2 text-2xl">
              {words.fact.location()}
            </h2>
            <Place event={event} />
          </section>
          <EventPatch event={event} now={now} />
          <section aria-labelledby="invite">
            <h2 id="invite" className="mb-2 text-2xl">
              {words.details.invite_link()}
            </h2>
            <p className="text-soft">{words.details.invite_hint()}</p>
            <p className="mt-3 rounded-field bg-base-200 px-3 py-2 text-sm break-all select-all">
              {eventLink(location.origin, event.id)}
            </p>
          </section>
        </div>
      </div>
      {ads && <div className="mt-10">{ads}</div>}
    </div>
  );
}
