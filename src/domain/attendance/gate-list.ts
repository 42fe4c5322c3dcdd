import type { Operator } from '#sync/records/operator.ts';
import { personFinder, personText, type PersonText } from '../person/person-search.ts';
import { compareNames } from '../words/name-order.ts';
import { attendances, type Attendance, type CheckIn } from './attendance.ts';

/** A person of the list with what is searched of them. */
export type GateEntry = { readonly operator: Operator; readonly text: PersonText };

/** missing: has not come. out: came, and left the field. */
type GateState = 'missing' | 'in' | 'out';

export type GatePerson = {
  readonly id: string;
  /** undefined: was let in, and stands on the list no more, or not yet on this device. */
  readonly operator: Operator | undefined;
  readonly state: GateState;
  readonly attendance: Attendance | undefined;
};

export type GateCounts = {
  /** The number of people on the list and of others who came, each counted once. */
  readonly people: number;
  readonly came: number;
  readonly missing: number;
  readonly inside: number;
  readonly out: number;
};

export type GateList = {
  readonly of: ReadonlyMap<string, GatePerson>;
  /** People who came and don't stand on the list. */
  readonly unlisted: readonly GatePerson[];
  readonly counts: GateCounts;
};

/** The people of an event by name, ready to be searched. */
export const gateEntries = (operators: readonly Operator[]): readonly GateEntry[] =>
  operators
    .toSorted((a, b) => compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1))
    .map((operator) => ({ operator, text: personText(operator) }));

/** What the marks say about everybody. The same marks give the same list on every phone. */
export function gateList(entries: readonly GateEntry[], check_ins: readonly CheckIn[]): GateList {
  const { people: came } = attendances(check_ins);
  const of = new Map<string, GatePerson>();
  for (const { operator } of entries) {
    const attendance = came.get(operator.id);
    of.set(operator.id, { id: operator.id, operator, state: stateOf(attendance), attendance });
  }
  const unlisted = [...came]
    .filter(([id]) => !of.has(id))
    .map(([id, attendance]) => ({
      id,
      operator: undefined,
      state: stateOf(attendance),
      attendance,
    }));
  const inside = [...came.values()].filter((one) => one.inside).length;
  const people = of.size + unlisted.length;
  const counts = {
    people,
    came: came.size,
    missing: people - came.size,
    inside,
    out: came.size - inside,
  };
  return { of, unlisted, counts };
}

const stateOf = (attendance: Attendance | undefined): GateState =>
  attendance ? (attendance.inside ? 'in' : 'out') : 'missing';

/** The people that the term finds, in the order of the list. */
export function searchGate(entries: readonly GateEntry[], term: string): readonly GateEntry[] {
  const finds = personFinder(term);
  return entries.filter(({ text }) => finds(text));
}
