import { Link } from '@tanstack/react-router';
import Flag from 'lucide-react/icons/flag';
import UserCheck from 'lucide-react/icons/user-check';
import { hasStarted } from '#domain/event/event-rules.ts';
import { PlaceText } from '#entities/place/place-text.tsx';
import { dateBlock, formatDayLong } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Person } from '#sync/identity/person.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { EventRow } from '#ui/lists/event-row.tsx';
import { List, rowLinkClass } from '#ui/lists/list-row.tsx';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { MineNotRead } from '#entities/absent/mine-not-read.tsx';
import { useMyEvents, type MyEvent } from '#entities/event/use-my-events.ts';

/** The tab `eventos`: my future events, then the past ones. */
export function MyEvents({ person, now }: { person: Person; now: string }) {
  const { LL } = useI18nContext();
  const events = useMyEvents(person.id, now);
  const words = LL.profile.events;
  if (!events) return <MineNotRead />;
  const { upcoming, past } = events;
  if (upcoming.length + past.length === 0) {
    return (
      <EmptyState
        action={
          <Link to="/events" className={buttonClass({ variant: 'main' })}>
            {words.empty_action()}
          </Link>
        }
      >
        {words.empty()}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      {upcoming.length > 0 && <Section title={words.upcoming()} events={upcoming} now={now} />}
      {past.length > 0 && <Section title={words.past()} events={past} now={now} />}
    </div>
  );
}

type SectionProps = { title: string; events: readonly MyEvent[]; now: string };

function Section({ title, events, now }: SectionProps) {
  return (
    <section aria-label={title}>
      <h2 className="border-b border-line pb-2 text-lg text-secondary">{title}</h2>
      <List label={title}>
        {events.map((mine) => (
          <MyEventRow key={mine.event.id} mine={mine} now={now} />
        ))}
      </List>
    </section>
  );
}

function MyEventRow({ mine: { event, as, registration }, now }: { mine: MyEvent; now: string }) {
  const { LL, locale } = useI18nContext();
  const words = LL.profile.events;
  const link = { to: '/event/$id', params: { id: event.id } } as const;
  const waits = registration && registration.status !== 'confirmed' ? registration.status : null;
  return (
    <EventRow
      level={3}
      title={
        <Link {...link} className={rowLinkClass}>
          {event.name}
        </Link>
      }
      date={dateBlock(event.date, locale)}
      date_text={`${formatDayLong(event.date, locale)}, ${event.time}`}
      time={event.time}
      location={<PlaceText>{event.location}</PlaceText>}
      game_mode={LL.events.game_mode[event.game_mode]()}
      past={hasStarted(event, now)}
      state={
        <>
          {event.status === 'cancelled' && (
            <StateChip kind="cancelled">{LL.events.cancelled()}</StateChip>
          )}
          {event.status === 'postponed' && (
            <StateChip kind="warning">{LL.events.postponed()}</StateChip>
          )}
          {waits === 'queued' && <WaitsChip>{LL.events.registration.queued()}</WaitsChip>}
          {waits && waits !== 'queued' && (
            <StateChip kind="waiting">{LL.events.registration[waits]()}</StateChip>
          )}
          <StateChip kind="mode" icon={as === 'organiser' ? Flag : UserCheck}>
            {words[as]()}
          </StateChip>
          <Link
            {...link}
            className={buttonClass()}
            aria-label={words.view_named({ event: event.name })}
          >
            {words.view()}
          </Link>
        </>
      }
    />
  );
}
