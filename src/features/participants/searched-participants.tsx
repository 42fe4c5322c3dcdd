import {
  Suspense,
  useDeferredValue,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import type { Viewer } from '#domain/event/event-rules.ts';
import {
  participantOrders,
  sortParticipants,
  type ParticipantOrder,
} from '#domain/participants/participant-order.ts';
import { personFinder, personText } from '#domain/person/person-search.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isWideScreen, subscribeWideScreen } from '#platform/wide-screen.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';
import { SearchField } from '#ui/fields/search-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { ParticipantList } from './participant-list.tsx';
import type { ParticipantSort } from './participant-table.tsx';

/** From this length on a search is shown. */
const SEARCHABLE = 8;
/** A longer list renders only the visible rows. */
const DRAW_ALL = 100;
const VirtualParticipants = lazyPart(() => import('./virtual-participants.tsx'));

type RowsProps = {
  event: AirsoftEvent;
  rows: readonly Operator[];
  viewer: Viewer;
  /** What the organiser does with the list; on a phone the order of a long one is among it. */
  tools?: false | ((order: ReactNode) => ReactNode);
  /** In place of an empty list. */
  children?: ReactNode;
};

/** The list, on a wide screen a table; a long one with a search and an order. */
export function SearchedParticipants({ event, rows, viewer, tools, children }: RowsProps) {
  const { LL } = useI18nContext();
  const words = LL.event.participants;
  const [term, setTerm] = useState('');
  const [sort, setSort] = useState<ParticipantSort>({ by: 'registered_at', down: false });
  // a key is shown at once, its result a moment later
  const wanted = useDeferredValue(term);
  const sorted = useMemo(() => sortParticipants(rows, sort), [rows, sort]);
  const texts = useMemo(() => sorted.map(personText), [sorted]);
  const found = useMemo(() => {
    const finds = personFinder(wanted);
    return sorted.filter((_, n) => finds(texts[n]!));
  }, [sorted, texts, wanted]);
  const wide = useSyncExternalStore(subscribeWideScreen, isWideScreen);
  const list = useMemo(() => {
    const shown = { event, rows: found, viewer };
    return wide || found.length > DRAW_ALL ? (
      <VirtualParticipants {...shown} wide={wide} sort={sort} onSort={setSort} />
    ) : (
      <ParticipantList {...shown} />
    );
  }, [wide, event, found, viewer, sort]);
  const is_long = rows.length >= SEARCHABLE || term !== '';
  const order = (slim: boolean) => (
    <SelectField
      slim={slim}
      label={LL.organise.list.order()}
      value={sort.by}
      onChange={(chosen) => setSort({ by: chosen as ParticipantOrder, down: false })}
      options={participantOrders
        // only the organiser sees who invited a person
        .filter((value) => viewer === 'organiser' || value !== 'invited_by')
        .map((value) => ({ value, label: words.column[value]() }))}
    />
  );
  return (
    <div className="flex flex-col gap-2 md:gap-4">
      {(is_long || tools) && (
        // in one row on a phone, so that the people begin higher
        <div className="flex items-end gap-2 md:gap-3">
          {is_long && (
            <div className="min-w-0 grow md:max-w-xl">
              <SearchField
                label={words.search()}
                placeholder={viewer === 'organiser' ? LL.organise.list.search() : words.search()}
                clear_label={LL.common.clear_search()}
                value={term}
                onChange={setTerm}
              />
            </div>
          )}
          {is_long && (
            <div className={`min-w-0 basis-32 md:basis-56 ${tools ? 'max-md:hidden' : 'grow'}`}>
              {order(true)}
            </div>
          )}
          {tools && tools(is_long && order(false))}
        </div>
      )}
      {rows.length === 0 ? (
        children
      ) : found.length === 0 ? (
        <p role="status" className="py-6 text-soft">
          {words.no_match({ term: wanted.trim() })}
        </p>
      ) : (
        <Suspense fallback={<SkeletonRows label={LL.common.loading()} />}>{list}</Suspense>
      )}
    </div>
  );
}
