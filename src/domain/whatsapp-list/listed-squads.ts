import type { EventTeam } from '#sync/records/event-team.ts';
import { charCount } from '../words/char-count.ts';
import { fold } from '../words/search.ts';
import type { ListRow } from './compare-list.ts';
import type { KeyedEntry } from './keyed-list.ts';
import { lineStart } from './line-start.ts';
import { hasNoNameWord } from './list-words.ts';
import { plainLine, withoutEdges } from './plain-line.ts';

/** The existing squads of a 3X3 or 5X5, and the number of people that fit into a squad. */
export type Squads = {
  readonly size: number;
  readonly teams: readonly Pick<EventTeam, 'id' | 'name' | 'members_count'>[];
};

/** The server accepts no longer name. Unit: characters. */
const LONGEST = 30;
const CALLED = /^(?:time|equipe|trio|squad|esquadra|quinteto)(?:\s*[:-]\s*|\s+)(\S.*)$/i;

type Heading = { readonly name: string; /** "Time Lobos" */ readonly is_called: boolean };

/** A heading that may be a squad's name; null for "Confirmados:". */
function headingOf(text: string): Heading | null {
  const plain = withoutEdges(plainLine(text));
  const [, called] = CALLED.exec(plain) ?? [];
  const is_called = called !== undefined;
  // "Time 1" is its whole name
  const name = is_called && !/^\d+$/.test(called) ? called : plain;
  if (name === '' || charCount(name) > LONGEST) return null;
  return is_called || !hasNoNameWord(fold(name)) ? { name, is_called } : null;
}

/**
 * The squad of each line, by its key: the heading above it. One heading alone is the title of the
 * list, unless it says that it is a squad, or the event has one of that name.
 */
function squadsOf(entries: readonly KeyedEntry[], { teams }: Squads): ReadonlyMap<string, string> {
  const known = new Set(teams.map(({ name }) => fold(name)));
  const headings = new Map<number, Heading | null>();
  for (const [n, { kind, text }] of entries.entries()) {
    const next = entries[n + 1];
    // an empty place is no heading
    const heads = kind === 'ignored' && lineStart(plainLine(text)).kind !== 'numbered';
    if (heads && next && next.kind !== 'ignored') headings.set(n, headingOf(text));
  }
  const several = [...headings.values()].filter((one) => one !== null).length > 1;
  const squads = new Map<string, string>();
  let now: Heading | null = null;
  for (const [n, { key, kind }] of entries.entries()) {
    const heading = headings.get(n);
    if (heading !== undefined) now = heading;
    if (now && kind !== 'ignored' && (several || now.is_called || known.has(fold(now.name))))
      squads.set(key, now.name);
  }
  return squads;
}

/**
 * The rows of a 3X3 or 5X5. There every player needs a squad, and a squad has a fixed number of
 * places.
 */
export function withSquads(
  rows: readonly ListRow[],
  entries: readonly KeyedEntry[],
  squads: Squads,
): ListRow[] {
  const of_line = squadsOf(entries, squads);
  const squadOf = (row: ListRow) =>
    of_line.get('host' in row ? row.key.replace(/\+\d+$/, '') : row.key);
  const wanted = Map.groupBy(
    rows.filter(({ state }) => state === 'new'),
    (row) => fold(squadOf(row) ?? ''),
  );
  return rows.map((row): ListRow => {
    if (!('person' in row) || row.state === 'there' || row.state === 'same_number') return row;
    const squad = squadOf(row);
    if (squad === undefined) return { ...row, state: 'no_squad' };
    const team = squads.teams.find(({ name }) => fold(name) === fold(squad));
    const left = squads.size - (team?.members_count ?? 0);
    const is_over = (wanted.get(fold(squad))?.length ?? 0) > left;
    const person = { ...row.person, squad: team?.name ?? squad };
    return { ...row, person, state: is_over && row.state === 'new' ? 'squad_full' : row.state };
  });
}
