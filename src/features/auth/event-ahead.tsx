import { eventDay } from '#domain/time/event-day.ts';
import { useNow } from '#entities/age/use-now.ts';
import { BackArrowToEvent } from '#entities/event/back-links.tsx';
import { formatDayNear } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEvent } from '#live/event/use-event.ts';
import { PageHeader } from '#ui/page/page-header.tsx';

/** The header of a screen on the way to a form: which event the person wants to join. */
export function EventAhead({ id, is_new }: { id: string; is_new: boolean }) {
  const { LL, locale } = useI18nContext();
  const event = useEvent(id);
  const now = useNow();
  const words = is_new ? LL.auth.sign_up : LL.auth.sign_in;
  const back = <BackArrowToEvent id={id}>{LL.registration.back()}</BackArrowToEvent>;
  if (event.state !== 'present')
    return (
      <PageHeader
        back={back}
        title={is_new ? LL.auth.sign_up.heading() : LL.auth.sign_in.greeting()}
      />
    );
  const { name, date, time, location } = event.row;
  return (
    <PageHeader back={back} title={words.to_play({ event: name })}>
      <p className="text-soft">
        <time dateTime={date}>{formatDayNear(date, eventDay(now), locale)}</time>, {time}
        {', '}
        {location}
      </p>
      <p className="mt-2 text-sm text-soft">{LL.registration.needs_sign_in()}</p>
    </PageHeader>
  );
}
