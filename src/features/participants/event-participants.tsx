import type { ReactNode } from 'react';
import type { Viewer } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { Note } from '#ui/page/note.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { NotRead } from '#entities/absent/not-read.tsx';
import { CopyLink } from '#entities/event/copy-link.tsx';
import { ParticipantList } from './participant-list.tsx';
import { ParticipantTools } from './participant-tools.tsx';
import { PasteList } from './paste-list.tsx';
import { SearchedParticipants } from './searched-participants.tsx';
import type { EventPeople } from '#entities/event/use-event-people.ts';

type EventParticipantsProps = {
  event: AirsoftEvent;
  people: EventPeople;
  viewer: Viewer;
  /** For the organiser, under the list: the waiting list and the staff. */
  below: ReactNode;
};

/** The participants, as far as this person may see them. */
export function EventParticipants({ event, people, viewer, below }: EventParticipantsProps) {
  const { LL } = useI18nContext();
  const words = LL.event.participants;
  const { state, rows, taken } = people;
  const is_organiser = viewer === 'organiser';
  if (state === 'loading') return <SkeletonRows label={LL.common.loading()} />;
  // the tab says it to the eye; the rows' headings need one above them
  const heading = <h2 className="sr-only">{words.label()}</h2>;
  if (state === 'not_here') {
    return (
      <div className="flex flex-col gap-4">
        {heading}
        <NotRead>{words.not_here()}</NotRead>
        {rows.length > 0 && <ParticipantList event={event} rows={rows} viewer="visitor" />}
      </div>
    );
  }
  if (state === 'hidden') {
    return (
      <div className="flex flex-col gap-4">
        {heading}
        <Note
          kind="info"
          title={
            taken === 0 ? LL.event.registered_none() : LL.events.registered_count({ count: taken })
          }
        >
          {words.hidden()}
        </Note>
        {rows.length > 0 && <ParticipantList event={event} rows={rows} viewer="visitor" />}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {heading}
      <SearchedParticipants
        {...{ event, rows, viewer }}
        tools={is_organiser && ((order) => <ParticipantTools {...{ event, people, order }} />)}
      >
        <EmptyState
          action={
            <>
              <CopyLink event_id={event.id} />
              {is_organiser && <PasteList event_id={event.id} className={buttonClass()} />}
            </>
          }
        >
          {words.empty()}
        </EmptyState>
      </SearchedParticipants>
      {is_organiser && below}
    </div>
  );
}
