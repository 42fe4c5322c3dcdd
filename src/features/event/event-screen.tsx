import { useEffect, type ReactNode } from 'react';
import { useEvent, type FollowedEvent } from '#live/event/use-event.ts';
import { useEventExtras, type EventExtras } from '#live/event/use-event-extras.ts';
import { useMyRegistrations } from '#live/event/use-my-registrations.ts';
import { useMarkRowsLive } from '#live/rows/use-mark-rows-live.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { useEventPeople, type EventPeople } from '#entities/event/use-event-people.ts';
import { useMyPartIsKnown } from '#entities/event/use-my-part-is-known.ts';
import { refuseMoved } from '#entities/still/refuse-moved.ts';
import { DataFrom } from '#entities/age/data-from.tsx';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { Rows } from '#sync/records/collections.ts';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { EventBanner } from './event-banner.tsx';
import { EventHeader } from './event-header.tsx';
import { EventBones, EventPending } from './event-pending.tsx';
import { EventWinners, useWinners } from './facts/event-winners.tsx';
import { EventStatusNote } from './event-status-note.tsx';
import type { EventTab } from './event-tab.ts';
import { rememberEvent } from './seen-event.ts';
import { useSanitizer } from './briefing/use-sanitizer.ts';
import { EventTabs, type EventTabParts } from './event-tabs.tsx';

type EventScreenProps = {
  id: string;
  /** UTC ISO instant. */
  now: string;
  tab: EventTab;
  onTab: (tab: EventTab) => void;
  /** Shown when the server has no such event for this person. */
  absent: ReactNode;
  /** Shown when the server can't be asked and this device has never seen the event. */
  not_here: ReactNode;
  parts: EventParts;
  /** Beside the list, which is the screen: the title of the page stays the list's. */
  beside: boolean;
};

/** The parts of other features about the event, composed by the page. */
export type EventParts = EventTabParts & {
  /** In the head: share, and for who has no place calendar and reminders. */
  icons: (event: AirsoftEvent, is_mine: boolean) => ReactNode;
  /** Under the name: my place in it. */
  strip: (event: AirsoftEvent, taken: number) => ReactNode;
  /** In the header of a wide screen: register, or what the organiser does with the event. */
  main_action: (event: AirsoftEvent) => ReactNode;
  /** Above the tabs: waiting mutations, questions to me, why I can't register. */
  above_tabs: (event: AirsoftEvent) => ReactNode;
  /** On a phone, the main action at the bottom edge. */
  at_thumb: (event: AirsoftEvent) => ReactNode;
};

/** One event: what it is, how to register, who takes part, in which team. */
export function EventScreen(props: EventScreenProps) {
  const { id, absent, not_here, ...rest } = props;
  const event = useEvent(id);
  const has_sanitizer = useSanitizer();
  const is_mine = useIsMine(id);
  useRemember(id, event, is_mine);
  const pending = rest.beside ? <EventBones /> : <EventPending />;
  switch (event.state) {
    case 'loading':
      return pending;
    case 'absent':
      return absent;
    case 'not_here':
      return not_here;
    case 'present':
      return (
        <PresentEvent
          {...{ is_mine, has_sanitizer, pending, ...rest }}
          event={event.row}
          scope={event.scope}
        />
      );
  }
}

type ShownProps = Omit<EventScreenProps, 'id' | 'absent' | 'not_here'> & { event: AirsoftEvent };

type PresentEventProps = ShownProps & {
  scope: ScopeState | null | undefined;
  is_mine: boolean | undefined;
  has_sanitizer: boolean;
  pending: ReactNode;
};

/** What stands above the rest appears together with it: later it would move the rest. */
function PresentEvent(props: PresentEventProps) {
  const { scope, is_mine, has_sanitizer, pending, ...rest } = props;
  const { event, now } = rest;
  const people = useEventPeople(event, scope);
  const extras = useEventExtras(event);
  const winners = useWinners(event);
  const my_part = useMyPartIsKnown(event, now);
  if (!has_sanitizer || !my_part || !extras || !winners) return pending;
  if (scope === undefined || is_mine === undefined) return pending;
  return <WholeEvent {...{ scope, is_mine, people, extras, winners, ...rest }} />;
}

type WholeEventProps = ShownProps & {
  scope: ScopeState | null;
  is_mine: boolean;
  people: EventPeople;
  extras: EventExtras;
  winners: readonly Rows['teams'][];
};

function WholeEvent({ event, scope, is_mine, winners, ...rest }: WholeEventProps) {
  const { now, parts, beside, people } = rest;
  useMarkRowsLive(true);
  return (
    <>
      {!beside && <ScreenTitle>{event.name}</ScreenTitle>}
      <EventHeader
        event={event}
        taken={people.taken}
        now={now}
        beside={beside}
        icons={parts.icons(event, is_mine)}
        strip={parts.strip(event, people.taken)}
        is_mine={is_mine}
        main_action={parts.main_action(event)}
      />
      <div
        ref={refuseMoved}
        // on a phone it ends below the window, whose head is higher than 12rem: the bar keeps its place when rows come
        className="page-width flex flex-col gap-6 pt-2 pb-4 max-md:min-h-[calc(100dvh-12rem)] md:pt-6 md:pb-12"
      >
        <DataFrom synced_at={scope?.synced_at} />
        <EventBanner key={event.banner} event={event} />
        <EventStatusNote event={event} />
        <EventWinners teams={winners} />
        {parts.above_tabs(event)}
        <EventTabs event={event} {...rest} />
        {parts.at_thumb(event)}
      </div>
    </>
  );
}

/** Whether my place stands under the name; undefined until it is known. */
function useIsMine(id: string): boolean | undefined {
  const registrations = useMyRegistrations();
  const status = registrations?.get(id)?.status;
  return registrations && status !== undefined && status !== 'refused';
}

/** For the next start, which must not show what the replica does not have. */
function useRemember(id: string, event: FollowedEvent, is_mine: boolean | undefined): void {
  const { state } = event;
  const waits = state === 'present' && !event.is_stored;
  const row = state === 'present' ? event.row : null;
  const synced_at = state === 'present' ? event.scope?.synced_at : undefined;
  useEffect(() => {
    if (waits || is_mine === undefined || (!row && state !== 'absent')) return;
    rememberEvent(id, row, { synced_at, is_mine });
  }, [id, row, state, synced_at, waits, is_mine]);
}
