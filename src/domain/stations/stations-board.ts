import type { Station } from '#sync/records/event-record.ts';
import type { GateEntry, GateList, GatePerson } from '../attendance/gate-list.ts';
import type { StationState } from './stations.ts';

/** What has to be done comes first. */
export const stationGroups = ['over', 'check', 'blank', 'done'] as const satisfies StationState[];

type StateOf = (person: { id: string; class: string | null }, station: Station) => StationState;

/** What their state at a station depends on. */
export const whoIs = ({ id, operator }: GatePerson) => ({ id, class: operator?.class ?? null });

/** Everybody who has to pass the stations, by name: people on the list, and others who came. */
export const boardPeople = (
  entries: readonly GateEntry[],
  { of, unlisted }: GateList,
): readonly GatePerson[] => [...entries.map(({ operator }) => of.get(operator.id)!), ...unlisted];

/** The people of one station, grouped by what they still need. Those who are here come first. */
export function groupedAt(
  station: Station,
  people: readonly GatePerson[],
  state: StateOf,
): Readonly<Record<StationState, readonly GatePerson[]>> {
  const groups: Record<StationState, GatePerson[]> = { over: [], check: [], blank: [], done: [] };
  for (const person of people) groups[state(whoIs(person), station)].push(person);
  groups.blank.sort((a, b) => Number(a.state === 'missing') - Number(b.state === 'missing'));
  return groups;
}
