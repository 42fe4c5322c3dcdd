import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { fold } from '#domain/search.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isWideScreen, subscribeWideScreen } from '#platform/wide-screen.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { CopyLink } from './copy-link.tsx';
import { ParticipantList } from './participant-list.tsx';
import { ParticipantTable } from './participant-table.tsx';
import type { EventPeople } from './use-event-people.ts';

/** From here on a search is worth its place. */
const SEARCHABLE = 8;
/** More rows than this are drawn only where they are in sight. */
const DRAW_ALL = 100;
const VirtualParticipants = lazy(() => import('./virtual-participants.tsx'));

type EventParticipantsProps = {
  event: AirsoftEvent;
  people: EventPeople;
  owner: boolean;
};

/** Who is in, as far as this person may see it. */
export function EventParticipants({ event, people, owner }: EventParticipantsProps) {
  const { LL } = useI18nContext();
  const words = LL.event.participants;
  const { state, rows } = people;
  if (state === 'loading') return <SkeletonRows label={LL.common.loading()} />;
  if (state === 'not_here') return <Note kind="info">{words.not_here()}</Note>;
  if (state === 'hidden') {
    return (
      <div className="flex flex-col gap-4">
        <Note
          kind="info"
          title={
            event.operators_count === 0
              ? LL.events.registered_none()
              : LL.events.registered_count({ count: event.operators_count })
          }
        >
          {words.hidden()}
        </Note>
        {rows.length > 0 && <ParticipantList event={event} rows={rows} owner={false} />}
      </div>
    );
  }
  if (rows.length === 0) {
    return <EmptyState action={<CopyLink event_id={event.id} />}>{words.empty()}</EmptyState>;
  }
  return <SearchedParticipants event={event} rows={rows} owner={owner} />;
}

type RowsProps = { event: AirsoftEvent; rows: readonly Operator[]; owner: boolean };

function SearchedParticipants({ event, rows, owner }: RowsProps) {
  const { LL } = useI18nContext();
  const words = LL.event.participants;
  const [term, setTerm] = useState('');
  const found = term.trim() === '' ? rows : rows.filter((row) => isFound(row, term));
  const wide = useSyncExternalStore(subscribeWideScreen, isWideScreen);
  const few = wide ? ParticipantTable : ParticipantList;
  const List = found.length > DRAW_ALL ? VirtualParticipants : few;
  return (
    <div className="flex flex-col gap-4">
      {rows.length >= SEARCHABLE && (
        <div className="max-w-xl">
          <SearchField
            label={words.search()}
            placeholder={words.search()}
            clear_label={LL.common.clear_search()}
            value={term}
            onChange={setTerm}
          />
        </div>
      )}
      {found.length === 0 ? (
        <p role="status" className="py-6 text-soft">
          {words.no_match({ term: term.trim() })}
        </p>
      ) : (
        <Suspense fallback={<SkeletonRows label={LL.common.loading()} />}>
          <List event={event} rows={found} owner={owner} />
        </Suspense>
      )}
    </div>
  );
}

/** By name or team; the organiser also by the number that stands on the screen. */
function isFound({ name, team, whatsapp, whatsapp_masked }: Operator, term: string): boolean {
  const wanted = fold(term).trim();
  const digits = wanted.replace(/\D/g, '');
  return (
    fold(`${name} ${team ?? ''}`).includes(wanted) ||
    (digits.length >= 4 && (whatsapp ?? whatsapp_masked ?? '').includes(digits))
  );
}
