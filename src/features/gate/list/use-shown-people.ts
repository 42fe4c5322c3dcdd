import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { searchGate, type GateList, type GatePerson } from '#domain/attendance/gate-list.ts';
import { useStill } from '#entities/still/use-still.ts';
import { LOOK_MS } from '#entities/still/refuse-taps.ts';
import { steadyMs } from '#platform/clock.ts';
import { passes, type GateFilter } from './gate-filter.ts';
import type { Gate } from '../use-gate.ts';

/**
 * The search and the filter of the list, and the people in it. Rows don't move under the thumb: when a
 * person is marked, registers or cancels meanwhile, here or on another phone, the row changes where it
 * stands. The rows are sorted at the next search or filter, or after two seconds without a touch. A
 * search ignores the filter.
 */
export function useShownPeople({ entries, list }: Gate, complete: boolean) {
  const [term, setTerm] = useState('');
  const [filter, setFilter] = useState<GateFilter>('all');
  const [searches, setSearches] = useState(0);
  const moved = useRef(new Map<string, number>());
  // a key is shown at once, its result a moment later
  const wanted = useDeferredValue(term);
  const newest = useMemo(
    () => ({ ids: placedIn({ entries, list }, { wanted, filter }), list }),
    [entries, list, wanted, filter],
  );
  const shown = useStill(newest, {
    asked: `${searches} ${wanted}`,
    follows: keepsPlaces,
    // rows that come while the list is still read have not been looked at
    onMove: complete ? (next, before) => noteMoves(moved.current, { next, before }) : undefined,
  });
  const unlisted = useMemo(() => new Map(list.unlisted.map((one) => [one.id, one])), [list]);
  const people = useMemo(
    (): readonly GatePerson[] =>
      shown.ids.map((id) => list.of.get(id) ?? unlisted.get(id) ?? shown.list.of.get(id)!),
    [shown, list, unlisted],
  );
  const again = () => setSearches((before) => before + 1);
  return {
    term,
    setTerm: (next_term: string) => {
      setTerm(next_term);
      again();
    },
    filter,
    choose: (next_filter: GateFilter) => {
      setFilter(next_filter);
      again();
    },
    people,
    /** Whether this row came to its place by itself, just before it was tapped. */
    hasJustMoved: (id: string): boolean =>
      steadyMs() - (moved.current.get(id) ?? -LOOK_MS) < LOOK_MS,
    /** Of what is typed now. */
    foundNow: (): readonly GatePerson[] =>
      searchGate(entries, term).map(({ operator }) => list.of.get(operator.id)!),
  };
}

type Placed = {
  /** Ids of the rows, in their order. */
  readonly ids: readonly string[];
  readonly list: GateList;
};

/** Every row keeps its place; others may come after the last. */
const keepsPlaces = ({ ids: next }: Placed, { ids: before }: Placed): boolean =>
  before.every((id, at) => id === next[at]);

/** @param moved when each row came to its place. A row in a place that was empty does not count as moved. */
function noteMoves(
  moved: Map<string, number>,
  { next, before }: Record<'next' | 'before', Placed>,
): void {
  const now = steadyMs();
  for (const [at, id] of next.ids.slice(0, before.ids.length).entries())
    if (before.ids[at] !== id) moved.set(id, now);
}

type Searched = { wanted: string; filter: GateFilter };

function placedIn(
  { entries, list }: Pick<Gate, 'entries' | 'list'>,
  { wanted, filter }: Searched,
): readonly string[] {
  const found = searchGate(entries, wanted).map(({ operator }) => operator.id);
  if (wanted.trim() !== '') return found;
  // people whose names are not on this phone: a search can't find them
  const everybody = [...found, ...list.unlisted.map(({ id }) => id)];
  return filter === 'all'
    ? everybody
    : everybody.filter((id) => passes(personIn(list, id), filter));
}

const personIn = (list: GateList, id: string): GatePerson =>
  list.of.get(id) ?? list.unlisted.find((one) => one.id === id)!;
