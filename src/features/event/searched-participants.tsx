import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import {
  participantOrders,
  sortParticipants,
  type ParticipantOrder,
} from '#domain/participant-order.ts';
import { fold } from '#domain/search.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isWideScreen, subscribeWideScreen } from '#platform/wide-screen.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { ParticipantList } from './participant-list.tsx';
import { ParticipantTable } from './participant-table.tsx';

/** From here on a search is worth its place. */
const SEARCHABLE = 8;
/** More rows than this are drawn only where they are in sight. */
const DRAW_ALL = 100;
const VirtualParticipants = lazy(() => import('./virtual-participants.tsx'));

type RowsProps = { event: AirsoftEvent; rows: readonly Operator[]; owner: boolean };

/** The list with a search and an order, however long it is. */
export function SearchedParticipants({ event, rows, owner }: RowsProps) {
  const { LL } = useI18nContext();
  const words = LL.event.participants;
  const [term, setTerm] = useState('');
  const [order, setOrder] = useState<ParticipantOrder>('registered_at');
  const found = useMemo(() => {
    const kept = term.trim() === '' ? rows : rows.filter((row) => isFound(row, term));
    return sortParticipants(kept, order);
  }, [rows, term, order]);
  const wide = useSyncExternalStore(subscribeWideScreen, isWideScreen);
  const few = wide ? ParticipantTable : ParticipantList;
  const List = found.length > DRAW_ALL ? VirtualParticipants : few;
  return (
    <div className="flex flex-col gap-4">
      {rows.length >= SEARCHABLE && (
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,36rem)_14rem]">
          <SearchField
            label={words.search()}
            placeholder={words.search()}
            clear_label={LL.common.clear_search()}
            value={term}
            onChange={setTerm}
          />
          <SelectField
            label={LL.organise.list.order()}
            value={order}
            onChange={(chosen) => setOrder(chosen as ParticipantOrder)}
            options={participantOrders.map((value) => ({ value, label: words.column[value]() }))}
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
