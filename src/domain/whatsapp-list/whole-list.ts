import { fold } from '../words/search.ts';
import { normalizeWhatsapp } from '../whatsapp/whatsapp.ts';
import type { Line } from './list-lines.ts';
import { withoutEdges } from './plain-line.ts';
import type { ListEntry } from './read-list.ts';

/**
 * In a group people copy the list again and again. A later list that has half of the names replaces the
 * earlier one, and the person is asked about each name that it lacks.
 * @param runs of each entry, how many lists have begun
 */
export function onlyNewest(entries: readonly ListEntry[], runs: readonly number[]): ListEntry[] {
  const names = new Map<number, Set<string>>();
  for (const [n, entry] of entries.entries())
    if (entry.kind === 'person')
      names.set(runs[n]!, (names.get(runs[n]!) ?? new Set()).add(fold(entry.name)));
  const newer = new Map<number, ReadonlySet<string>>();
  for (const [run, mine] of names)
    for (const [other, its] of names)
      if (
        other > run &&
        mine.size >= 2 &&
        2 * [...mine].filter((one) => its.has(one)).length >= mine.size
      )
        newer.set(run, its);
  return entries.map((entry, n): ListEntry => {
    const its = newer.get(runs[n]!);
    if (its === undefined || entry.kind !== 'person') return entry;
    const { at, text, name, number } = entry;
    if (its.has(fold(name))) return { at, text, kind: 'ignored' };
    return { at, text, kind: 'unclear', why: 'maybe', guess: name, number };
  });
}

/**
 * What is said beside one name only may be a team, or that they do not come: it is a team where the
 * event or another line has it, or, in small letters, two other lines. And a team's name is
 * nobody's.
 */
export function withTeams(entries: readonly ListEntry[], teams: ReadonlySet<string>): ListEntry[] {
  const asideOf = (entry: ListEntry): string => {
    if (entry.kind === 'person') return fold(entry.aside ?? '');
    return fold((entry.kind === 'unclear' && entry.if_team?.aside) || '');
  };
  const isNamed = (entry: ListEntry) =>
    entry.kind === 'unclear' && entry.if_team && /^\p{Lu}.*\p{Ll}/u.test(entry.if_team.aside ?? '');
  const said = new Set(teams);
  for (const [aside, by] of Map.groupBy(entries, asideOf))
    if (by.length >= (by.some(isNamed) ? 2 : 3) || by.some(({ kind }) => kind === 'person'))
      said.add(aside);
  said.delete('');
  return entries.map((entry): ListEntry => {
    const { at, text } = entry;
    if (entry.kind === 'unclear' && entry.if_team && said.has(asideOf(entry)))
      return { at, text, kind: 'person', ...entry.if_team };
    if (entry.kind !== 'person' || !entry.aside || !said.has(fold(entry.name))) return entry;
    return { at, text, kind: 'unclear', why: 'name', guess: entry.aside, number: entry.number };
  });
}

/** "Tira eu", "saí da lista", "não vou mais galera". Folded. */
const LEAVES =
  /^(?:(?:gente|galera|pessoal|infelizmente|foi mal|desculpa\w*)[ ,]+)*(?:(?:me |pode )?(?:tira|tirar|remove|risca)(?: (?:eu|me|o?s? ?meu nome|da lista|dessa|ai)\b)|(?:eu )?sai(?:u|ndo)? da lista|(?:eu )?nao (?:vou|vai|posso|consigo|poderei|irei|vai dar)\b|(?:eu )?desist(?:o|i|iu|indo)\b|(?:eu )?(?:to |estou |tô )?fora\b|(?:eu )?cancel(?:a|o|ei|ou|em)\b)/;

/**
 * The lines in which somebody says that they do not come: in a message, or right below their own place.
 * "Não vai" over places of its own is a heading.
 */
export function leavingIn(lines: readonly Line[], items: ReadonlySet<number>): ReadonlySet<number> {
  const says = ({ plain }: Line) => LEAVES.test(fold(withoutEdges(plain)));
  const isBelow = (line: Line, n: number): boolean => {
    const next = items.has(n + 1) ? lines[n + 1]!.start : undefined;
    const begins = next !== undefined && (next.kind === 'bullet' || next.place === 1);
    return (
      items.has(n - 1) && !line.apart && !line.emphasized && !line.plain.endsWith(':') && !begins
    );
  };
  return new Set(
    lines.flatMap((line, n) =>
      !items.has(n) && says(line) && (line.sender || isBelow(line, n)) ? [n] : [],
    ),
  );
}

/** Who said that they do not come is asked about. @param leaving of the lines */
export function withLeavers(
  entries: readonly ListEntry[],
  lines: readonly Line[],
  leaving: ReadonlySet<number>,
): ListEntry[] {
  const left = (entry: ListEntry & { name: string; number: string | undefined }): boolean =>
    [...leaving].some((n) => {
      const { sender } = lines[n]!;
      if (!sender) return lines[n - 1]!.at === entry.at;
      const is_theirs = entry.number !== undefined && normalizeWhatsapp(sender) === entry.number;
      return is_theirs || firstWord(sender) === firstWord(entry.name);
    });
  return entries.map((entry): ListEntry => {
    if (entry.kind !== 'person' || !left(entry)) return entry;
    const { at, text, name, number } = entry;
    return { at, text, kind: 'unclear', why: 'maybe', guess: name, number };
  });
}

const firstWord = (name: string): string => fold(withoutEdges(name)).split(' ')[0]!;
