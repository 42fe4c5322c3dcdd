import UsersRound from 'lucide-react/icons/users-round';
import { useShareEvent } from '#entities/event/use-share-event.ts';
import { InstallOffer } from '#entities/install/install-offer.tsx';
import { CalendarFile } from '#features/event-sharing/calendar-file.tsx';
import { Place } from '#features/event/place.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { EventExtras } from '#live/event/use-event-extras.ts';
import { useMyRegistrations } from '#live/event/use-my-registrations.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';

type AfterRegisteringProps = {
  event: AirsoftEvent;
  extras: EventExtras;
  /** UTC ISO instant. */
  now: string;
};

/** The next steps of a person who has a place, or waits for one: the day, the others, the way. */
export function AfterRegistering({ event, extras, now }: AfterRegisteringProps) {
  const { LL } = useI18nContext();
  const share = useShareEvent(event);
  const is_first = useMyRegistrations()?.size === 1;
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
      <h3 className="mb-1 text-sm text-soft">{LL.event.fact.location()}</h3>
      <Place event={event} extras={extras} />
      {is_first && (
        <div className="mt-6">
          <InstallOffer />
        </div>
      )}
    </section>
  );
}
