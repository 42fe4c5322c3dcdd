import { readList, type ListEntry } from './read-list.ts';

export type KeyedEntry = ListEntry & {
  /** Of the line's text: it stays while other lines change. */
  readonly key: string;
};

/** What somebody wrote in place of a line. */
export type Rewritten = { readonly name: string; readonly number: string | undefined };

/** The lines of a list. Where somebody wrote one anew, it is a person. */
export function keyedList(
  text: string,
  rewritten: Readonly<Record<string, Rewritten>>,
): KeyedEntry[] {
  const seen = new Map<string, number>();
  return readList(text).map((entry) => {
    const n = seen.get(entry.text) ?? 0;
    seen.set(entry.text, n + 1);
    const key = n === 0 ? entry.text : `${entry.text}#${n}`;
    // a line may be called as what every object has
    const given = Object.hasOwn(rewritten, key) ? rewritten[key] : undefined;
    if (given === undefined) return { ...entry, key };
    const { guests, aside } = 'guests' in entry ? entry : { guests: 0, aside: undefined };
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
