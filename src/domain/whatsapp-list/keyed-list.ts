import { fold } from '../words/search.ts';
import { readList, type ListEntry } from './read-list.ts';

export type KeyedEntry = ListEntry & {
  /** Of the line's text: it stays while other lines change. */
  readonly key: string;
};

/** What somebody wrote in place of a line. */
export type Rewritten = { readonly name: string; readonly number: string | undefined };

/**
 * The lines of a list. Where somebody wrote one anew, it is a person.
 * @param known who takes part: their teams are read
 */
export function keyedList(
  text: string,
  rewritten: Readonly<Record<string, Rewritten>>,
  known: readonly { readonly team: string | null }[] = [],
): KeyedEntry[] {
  const teams = new Set(known.flatMap(({ team }) => (team === null ? [] : [fold(team)])));
  const seen = new Map<string, number>();
  return readList(text, teams).map((entry) => {
    const n = seen.get(entry.text) ?? 0;
    seen.set(entry.text, n + 1);
    const key = n === 0 ? entry.text : `${entry.text}#${n}`;
    // a line may be called as what every object has
    const given = Object.hasOwn(rewritten, key) ? rewritten[key] : undefined;
    if (given === undefined) return { ...entry, key };
    const read = entry.kind === 'unclear' ? entry.if_team : 'guests' in entry ? entry : undefined;
    const { guests, aside } = read ?? { guests: 0, aside: undefined };
    return {
      at: entry.at,
      text: entry.text,
      key,
      kind: 'person',
      codename: undefined,
      guests,
      aside,
      ...given,
    };
  });
}
