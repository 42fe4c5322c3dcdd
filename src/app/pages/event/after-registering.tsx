import UsersRound from 'lucide-react/icons/users-round';
import { useShareEvent } from '#entities/event/use-share-event.ts';
import { CalendarFile } from '#features/event-sharing/calendar-file.tsx';
import { EventFacts } from '#features/event/facts/event-facts.tsx';
import { Organiser } from '#features/event/facts/organiser.tsx';
import { Payment } from '#features/event/facts/payment.tsx';
import { Place } from '#features/event/place.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';

type AfterRegisteringProps = {
  event: AirsoftEvent;
  /** UTC ISO instant. */
  now: string;
};

/** What a person needs who has a place, or waits for one: the day, the way, the others, how to pay. */
export function AfterRegistering({ event, now }: AfterRegisteringProps) {
  const { LL } = useI18nContext();
  const share = useShareEvent(event);
  const words = LL.registration.next;
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-3 font-display text-2xl">
        {words.title()}
      </h2>
      <div className="mb-6 flex flex-wrap gap-3">
        <CalendarFile event={event} now={now} />
        <Button icon={UsersRound} onClick={() => void share()}>
          {words.call_squad()}
        </Button>
      </div>
      <EventFacts event={event} />
      <Organiser event={event} />
      <Payment event={event} now={now} />
      <h3 className="mb-1 text-sm text-soft">{LL.event.fact.location()}</h3>
      <Place event={event} />
    </section>
  );
}
