import { useRef, type ReactNode } from 'react';
import { useAct } from '#actions/use-act.ts';
import { hasStarted, isOwner } from '#domain/event/event-rules.ts';
import { OtherDayNote } from '#entities/event/day/other-day-note.tsx';
import { refuseTaps } from '#entities/still/refuse-taps.ts';
import { useStill } from '#entities/still/use-still.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import type { EventExtras } from '#live/event/use-event-extras.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Briefing } from './briefing/briefing.tsx';
import { AboutGame } from './facts/about-game.tsx';
import { EventPatch } from './event-patch.tsx';
import { Place } from './place.tsx';

type EventDetailsProps = {
  event: AirsoftEvent;
  extras: EventExtras;
  now: string;
  ads?: ReactNode;
};

/** What a player decides on, who organises, the organiser's text, and the way there. */
export function EventDetails({ event, extras: newest, now, ads }: EventDetailsProps) {
  const { LL } = useI18nContext();
  const box = useRef<HTMLDivElement>(null);
  // the server gives the row once the place is confirmed, and somebody may be reading below it
  const extras = useStill(newest, {
    asked: event.id,
    follows: isAsTall,
    onMove: () => refuseTaps(box.current),
  });
  const words = LL.event;
  return (
    <div ref={box} className="@container">
      <AboutGame event={event} payment={extras.payment} now={now} />
      <div className="grid gap-8 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="briefing">
          <h2 id="briefing" className="mb-3 text-2xl">
            {words.details.briefing()}
          </h2>
          <BriefingDay event={event} now={now} />
          <Briefing html={event.briefing} empty={words.details.no_briefing()} />
        </section>
        <div className="flex flex-col gap-8">
          <section aria-labelledby="place">
            <h2 id="place" className="mb-2 text-2xl">
              {words.fact.location()}
            </h2>
            <Place event={event} extras={extras} />
          </section>
          <EventPatch event={event} now={now} />
        </div>
      </div>
      {ads && <div className="mt-10">{ads}</div>}
    </div>
  );
}

/** Whether everything below stays where it is. */
const isAsTall = (newest: EventExtras, shown: EventExtras): boolean =>
  parts.every((part) => newest.payment?.[part] === shown.payment?.[part]) &&
  newest.arena?.name === shown.arena?.name;

const parts = ['id', 'pix_key', 'pix_name', 'pix_city', 'whatsapp', 'secret_place'] as const;

/** A text that was written for another day; the organiser mends it here. */
function BriefingDay({ event, now }: Pick<EventDetailsProps, 'event' | 'now'>) {
  const { LL } = useI18nContext();
  const act = useAct();
  const person = usePerson();
  if (event.status !== 'planned' || hasStarted(event, now)) return null;
  const { id, name, briefing, date } = event;
  const { done, refused } = LL.event.details.other_day;
  const mend = (html: string) =>
    void act(
      'update_event@1',
      { id, patch: { briefing: html }, base: { briefing } },
      { label: name, said: { done: done(), refused: refused() } },
    );
  return (
    <OtherDayNote html={briefing} day={date} onMend={isOwner(event, person) ? mend : undefined} />
  );
}
