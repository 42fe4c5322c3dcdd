import { useDeferredValue, useMemo, useState } from 'react';
import { searchGate, type GatePerson } from '#domain/attendance/gate-list.ts';
import { passes, type GateFilter } from './gate-filter.ts';
import type { Gate } from '../use-gate.ts';

const nobody: ReadonlySet<string> = new Set();

/**
 * What is searched and filtered, and who stands in it. Whoever stood in it when the filter was
 * chosen, or was marked here since, keeps their row until another filter is chosen: nothing moves
 * under the thumb, also when another phone marks somebody.
 */
export function useShownPeople({ entries, list }: Gate) {
  const [term, setTerm] = useState('');
  const [filter, setFilter] = useState<GateFilter>('all');
  const [kept, setKept] = useState(nobody);
  const [chosen_in, setChosenIn] = useState(list);
  // a key is shown at once, its result a moment later
  const wanted = useDeferredValue(term);
  const found = useMemo(() => searchGate(entries, wanted), [entries, wanted]);
  const people = useMemo((): readonly GatePerson[] => {
    const listed = found.map(({ operator }) => list.of.get(operator.id)!);
    // whoever has no name here can't be searched
    const all = wanted.trim() === '' ? [...listed, ...list.unlisted] : listed;
    const passed = (id: string): boolean => {
      const then = chosen_in.of.get(id);
      return then !== undefined && passes(then, filter);
    };
    return all.filter(
      (person) => kept.has(person.id) || passes(person, filter) || passed(person.id),
    );
  }, [found, wanted, list, chosen_in, filter, kept]);
  return {
    term,
    setTerm,
    filter,
    choose: (next: GateFilter) => {
      setFilter(next);
      setKept(nobody);
      setChosenIn(list);
    },
    keep: (id: string) => setKept((now) => new Set(now).add(id)),
    people,
    /** Of what is typed now, whatever the filter. */
    foundNow: (): readonly GatePerson[] =>
      searchGate(entries, term).map(({ operator }) => list.of.get(operator.id)!),
  };
}
