import { useMemo, type ReactNode } from 'react';
import { hasStarted, isOwner, teamSize } from '#domain/event/event-rules.ts';
import { NotRead } from '#entities/absent/not-read.tsx';
import { useNow } from '#entities/age/use-now.ts';
import { BackArrowToEvent } from '#entities/event/back-links.tsx';
import { NotMyEvent } from '#entities/event/no-event.tsx';
import { useEventPeople } from '#entities/event/use-event-people.ts';
import { useStoredDraft } from '#entities/form/use-stored-draft.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useEvent } from '#live/event/use-event.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Note } from '#ui/page/note.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { ListBoard } from './list-board.tsx';
import { emptyList, listDraftKey, readListDraft } from './list-draft.ts';

type ListScreenProps = { id: string; absent: ReactNode; not_here: ReactNode };

/** A list of WhatsApp comes into an event of mine. */
export function ListScreen({ id, absent, not_here }: ListScreenProps) {
  const { LL } = useI18nContext();
  const event = useEvent(id);
  const person = usePerson();
  if (event.state !== 'present') {
    return { absent, not_here, loading: <Loading /> }[event.state];
  }
  if (!isOwner(event.row, person)) return <NotMyEvent id={id} />;
  const title = LL.organise.list_in.title();
  return (
    <>
      <ScreenTitle>{`${title}: ${event.row.name}`}</ScreenTitle>
      <PageHeader
        slim
        title={title}
        back={<BackArrowToEvent id={id}>{LL.event_form.see_event()}</BackArrowToEvent>}
      >
        {event.row.name}
      </PageHeader>
      <div className="page-width flex flex-col gap-4 pt-4 pb-12">
        <Mine event={event.row} scope={event.scope} />
      </div>
    </>
  );
}

function Mine({ event, scope }: { event: AirsoftEvent; scope: ScopeState | null | undefined }) {
  const { LL } = useI18nContext();
  const people = useEventPeople(event, scope);
  const draft = useStoredDraft(listDraftKey(event.id), readListDraft);
  const now = useNow();
  const size = teamSize(event.game_mode);
  const { teams } = people;
  const squads = useMemo(() => (size === null ? null : { size, teams }), [size, teams]);
  const words = LL.organise.list_in;
  const blocked = blockedBy(event, now);
  if (blocked) return <Note kind="refused" title={words.blocked[blocked]()} />;
  if (draft === undefined || people.state === 'loading') return <Loading />;
  // somebody who is not here yet would be added twice
  if (people.state !== 'shown') return <NotRead>{LL.event.participants.not_here()}</NotRead>;
  const { max_op, places_offered, waiting_count, registration_closed } = event;
  return (
    <>
      {waiting_count > 0 && <Note kind="info">{words.line({ count: waiting_count })}</Note>}
      {registration_closed && <Note kind="info">{words.closed()}</Note>}
      <ListBoard
        event={event}
        people={people.rows}
        places={max_op === 0 ? null : Math.max(0, max_op - people.taken - places_offered)}
        queued={waiting_count > 0}
        squads={squads}
        start={draft ?? emptyList}
      />
    </>
  );
}

function Loading() {
  const { LL } = useI18nContext();
  return <SkeletonRows label={LL.common.loading()} />;
}

/** Why nobody can be added, whatever the list says: `add_participant@1` refuses it. */
function blockedBy(event: AirsoftEvent, now: string) {
  if (event.status === 'cancelled') return 'cancelled';
  if (event.is_info_only) return 'info_only';
  if (hasStarted(event, now)) return 'past';
  return undefined;
}
