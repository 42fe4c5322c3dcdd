import { fold } from '../words/search.ts';

const JOINS = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);

/** Folded, whole and in its words: five hundred names are compared with five hundred. */
type Calling = { readonly whole: string; readonly words: readonly string[] };
export type Callings = readonly Calling[];

/** The ways in which somebody may be written: with the nickname, without it, and by it alone. */
export function callings(name: string, codename?: string): Callings {
  const [, quoted] = /(?:^|\s)['"]([^'"]+)['"](?=\s|$)/.exec(name) ?? [];
  const nick = codename ?? quoted ?? '';
  const plain = quoted === undefined ? name : name.replace(/['"][^'"]+['"]/, ' ');
  return [plain, `${plain} ${nick}`, nick]
    .map(wordsOf)
    .filter(({ length }) => length > 0)
    .map((words) => ({ whole: words.join(' '), words }));
}

const wordsOf = (name: string): string[] =>
  fold(name.replace(/-/g, ' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !JOINS.has(word));

/** One and the same spelling, whatever its accents. */
export const isSame = (one: Callings, other: Callings): boolean =>
  other.some((its) => one.some((mine) => its.whole === mine.whole));

/** They may be one person: all that is said of the one is said of the other. */
export const mayBeSame = (one: Callings, other: Callings): boolean =>
  one.some((mine) =>
    other.some((its) => within(mine.words, its.words) || within(its.words, mine.words)),
  );

const within = (few: readonly string[], many: readonly string[]): boolean =>
  few.every((word) => many.includes(word));
