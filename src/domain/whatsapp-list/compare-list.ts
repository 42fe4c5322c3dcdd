import type { Operator } from '#sync/records/operator.ts';
import { cleanName, personNameProblem } from '../person/person-name.ts';
import { whatsappPerson } from '../whatsapp/whatsapp.ts';
import { fold } from '../words/search.ts';
import type { KeyedEntry } from './keyed-list.ts';
import type { Listed, Unclear } from './read-place.ts';
import { callings, isSame, mayBeSame, type Callings } from './same-name.ts';

/** Who takes part in the event already. */
export type Known = Pick<Operator, 'id' | 'name' | 'team' | 'whatsapp'>;

/** Somebody as they would be added. */
export type ListedPerson = {
  readonly name: string;
  /** As it is stored. */
  readonly number: string | undefined;
  readonly team: string | undefined;
  /** In a 3X3 or 5X5 (listed-squads.ts). */
  readonly squad?: string;
};

/** A line of the preview. */
export type ListRow = {
  /** Of the line's text: it stays while other lines change. */
  readonly key: string;
  /** As it was written. */
  readonly text: string;
} & (
  | {
      /**
       * `there`: the number is in the event. `same_name`: the name is, or a part of it.
       * `twice`: the line repeats another one. `same_number`: it repeats another one's number.
       * `gone_too`: another line strikes the name out. `no_squad`: the game needs one.
       * `squad_full`: the squad has more names than places.
       */
      readonly state:
        | 'new'
        | 'there'
        | 'same_name'
        | 'twice'
        | 'same_number'
        | 'gone_too'
        | 'no_squad'
        | 'squad_full';
      readonly person: ListedPerson;
      /** In the event. */
      readonly who: readonly Known[];
      /** Whose guest it is. */
      readonly host?: string;
    }
  /** `who`: people of the event whom the line may strike out. */
  | { readonly state: 'struck'; readonly name: string; readonly who: readonly Known[] }
  | {
      readonly state: 'unclear';
      readonly why: Unclear;
      readonly guess: string;
      readonly who: readonly Known[];
    }
  | { readonly state: 'ignored' }
);

/**
 * What a list would change in an event. A number says who somebody is; a name only asks.
 * @param guestOf the name of a guest who has no name on the list, by that of the host
 */
export function compareList(
  entries: readonly KeyedEntry[],
  known: readonly Known[],
  guestOf: (host: string) => string,
): ListRow[] {
  const teams = teamsOf(entries, known);
  // folded once, and not for every line
  const guest = fold(guestOf('')).trim();
  const people = known.map((one): Called => ({
    one,
    called: callings(one.name),
    is_guest: guest !== '' && fold(one.name).startsWith(guest),
  }));
  const gone = entries.flatMap((entry) => (entry.kind === 'struck' ? [callingsOf(entry)] : []));
  const numbers: ByNumber = Map.groupBy(known, ({ whatsapp }) => numberKey(whatsapp));
  const before: { number: string | undefined; callings: Callings }[] = [];
  const numbers_before = new Set<string | undefined>();
  return entries.flatMap((entry): ListRow[] => {
    const { key, text } = entry;
    if (entry.kind === 'ignored') return [{ key, text, state: 'ignored' }];
    if (entry.kind === 'unclear') {
      const { why, guess, number } = entry;
      return [{ key, text, state: 'unclear', why, guess, who: byNumber(numbers, number) }];
    }
    const called = callingsOf(entry);
    const there = byNumber(numbers, entry.number);
    const named = calledSo(people, called);
    const who = there.length > 0 ? there : named;
    if (entry.kind === 'struck') return [{ key, text, state: 'struck', name: entry.name, who }];
    const state = (): Exclude<ListRow['state'], 'struck' | 'unclear' | 'ignored'> => {
      if (there.length > 0) return 'there';
      if (entry.number && numbers_before.has(numberKey(entry.number))) return 'same_number';
      if (named.length > 0) return 'same_name';
      if (gone.some((one) => isSame(one, called))) return 'gone_too';
      // two who have a number each are two
      const again = before.some(
        (one) => isSame(one.callings, called) && !(one.number && entry.number),
      );
      return again ? 'twice' : 'new';
    };
    const row: ListRow = {
      key,
      text,
      state: state(),
      person: {
        name: fullName(entry),
        number: entry.number,
        team: teams.get(fold(entry.aside ?? '')),
      },
      who,
    };
    before.push({ number: entry.number, callings: called });
    numbers_before.add(numberKey(entry.number));
    return [row, ...guests(row, entry, { people, guestOf })];
  });
}

const callingsOf = ({ name, codename }: Listed) => callings(name, codename);

/** Of a number, as people are found by it. */
const numberKey = (number: string | null | undefined): string | undefined =>
  number ? whatsappPerson(number) : undefined;

type ByNumber = ReadonlyMap<string | undefined, readonly Known[]>;
const byNumber = (numbers: ByNumber, number: string | undefined): readonly Known[] =>
  number === undefined ? [] : (numbers.get(numberKey(number)) ?? []);

type Called = {
  readonly one: Known;
  readonly called: Callings;
  /** The name is a guest's. It has the host's name in it, but is another person. */
  readonly is_guest: boolean;
};

/** The people with this name. If no person has it, the people with a part of it. */
function calledSo(people: readonly Called[], called: Called['called']): readonly Known[] {
  const same = people.filter((its) => isSame(called, its.called));
  const found =
    same.length > 0 ? same : people.filter((its) => !its.is_guest && mayBeSame(called, its.called));
  return found.map(({ one }) => one);
}

/** The name with the nickname in it, or the name alone if the two together are no valid name. */
function fullName({ name, codename }: Listed): string {
  const full = cleanName(codename === undefined ? name : `${name} '${codename}'`);
  return isNameOfOne(full) ? full : name;
}

const isNameOfOne = (name: string): boolean =>
  personNameProblem(name, { at_least: 3, too_short: 'short' }) === undefined;

/** A row for each guest without a name, who takes a place too. It follows the row of the host. */
function guests(
  row: ListRow,
  { name, guests: count }: Listed,
  { people, guestOf }: { people: readonly Called[]; guestOf: (host: string) => string },
): ListRow[] {
  if (!('person' in row) || count === 0) return [];
  const called = isNameOfOne(guestOf(name)) ? guestOf(name) : guestOf(name.split(' ')[0]!);
  const mine = callings(called);
  const who = people.filter((its) => isSame(mine, its.called)).map(({ one }) => one);
  const state =
    row.state === 'new' && who.length > 0
      ? 'same_name'
      : row.state === 'there'
        ? 'same_name'
        : row.state;
  return Array.from({ length: count }, (_, n): ListRow => ({
    key: `${row.key}+${n + 1}`,
    text: row.text,
    state,
    person: { name: called, number: undefined, team: undefined },
    who,
    host: name,
  }));
}

/**
 * What stands in brackets is a team where the event has it, or where two lines say it: otherwise it
 * may be anything. By its folded name.
 */
function teamsOf(
  entries: readonly KeyedEntry[],
  known: readonly Known[],
): ReadonlyMap<string, string> {
  const teams = new Map<string, string>();
  const said = entries.flatMap((entry) =>
    entry.kind === 'person' && entry.aside ? [entry.aside] : [],
  );
  for (const [folded, same] of Map.groupBy(said, fold))
    if (same.length > 1) teams.set(folded, same[0]!);
  for (const { team } of known) if (team !== null) teams.set(fold(team), team);
  return teams;
}
