import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { searchGate, type GateList, type GatePerson } from '#domain/attendance/gate-list.ts';
import { LOOK_MS, useStillness } from '#entities/still/use-stillness.ts';
import { steadyMs } from '#platform/clock.ts';
import { passes, type GateFilter } from './gate-filter.ts';
import type { Gate } from '../use-gate.ts';

/**
 * What is searched and filtered, and who stands in it. Nothing moves under the thumb: who is marked,
 * here or by another phone, who registers and who cancels meanwhile changes a row where it stands.
 * The rows are put in order at the next search or filter, or once nobody has touched the screen for
 * two seconds. A search looks at everybody.
 */
export function useShownPeople({ entries, list }: Gate, complete: boolean) {
  const [term, setTerm] = useState('');
  const [filter, setFilter] = useState<GateFilter>('all');
  const [seen, setSeen] = useState({ entries, list });
  const moved = useRef(new Map<string, number>());
  const whenStill = useStillness();
  // a key is shown at once, its result a moment later
  const wanted = useDeferredValue(term);
  const placed = useMemo(() => placedIn(seen, { wanted, filter }), [seen, wanted, filter]);
  const next = useMemo(
    () => placedIn({ entries, list }, { wanted, filter }),
    [entries, list, wanted, filter],
  );
  const same = placed.length === next.length && placed.every((id, at) => id === next[at]);
  useEffect(() => {
    if (same) return;
    return whenStill(() => {
      const now = steadyMs();
      // rows that come while the list is still read have not been looked at, nor has an empty place
      if (complete)
        for (const [at, id] of next.slice(0, placed.length).entries())
          if (placed[at] !== id) moved.current.set(id, now);
      setSeen({ entries, list });
    });
  }, [same, placed, next, entries, list, whenStill, complete]);
  const unlisted = useMemo(() => new Map(list.unlisted.map((one) => [one.id, one])), [list]);
  const people = useMemo(
    (): readonly GatePerson[] =>
      placed.map((id) => list.of.get(id) ?? unlisted.get(id) ?? seen.list.of.get(id)!),
    [placed, list, unlisted, seen],
  );
  const again = () => setSeen({ entries, list });
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

type Searched = { wanted: string; filter: GateFilter };

/** Ids of the rows, in their order. */
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
