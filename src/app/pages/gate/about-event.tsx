import { Briefing } from '#features/event/briefing/briefing.tsx';
import { AboutGame } from '#features/event/facts/about-game.tsx';
import { useSanitizer } from '#features/event/briefing/use-sanitizer.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { EventExtras } from '#live/event/use-event-extras.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

type AboutEventProps = { event: AirsoftEvent; extras: EventExtras; now: string };

/** The organiser's text and the facts of an event, below what is needed in a hurry. */
export default function AboutEvent({ event, extras, now }: AboutEventProps) {
  const { LL } = useI18nContext();
  const words = LL.event.details;
  return (
    <>
      <AboutGame event={event} payment={extras.payment} now={now} />
      <section aria-labelledby="pack-briefing">
        <h2 id="pack-briefing" className="mb-3 text-2xl">
          {words.briefing()}
        </h2>
        {useSanitizer() && <Briefing html={event.briefing} empty={words.no_briefing()} />}
      </section>
    </>
  );
}
