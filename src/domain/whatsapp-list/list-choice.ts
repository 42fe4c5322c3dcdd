import type { AskedArgs } from '#sync/registry/registry.ts';
import type { Known, ListedPerson, ListRow } from './compare-list.ts';

/**
 * What was tapped, by the key of a row. A tick counts for the state that the row had then: if a
 * person has come into the event since, the row is asked again.
 */
export type Ticks = Readonly<Record<string, ListRow['state'] | false>>;

/**
 * Whether a row can be chosen at all. A number that is in the event is refused. A line that is not
 * understood, or lacks a squad, is written anew first. A line that strikes a person out has to say
 * for certain which one.
 */
export function mayTick(row: ListRow): boolean {
  if (row.state === 'struck') return row.who.length === 1;
  return 'person' in row && !['there', 'same_number', 'no_squad'].includes(row.state);
}

/** A row is chosen from the start only if its person is new to the event. */
export const isTicked = (row: ListRow, ticks: Ticks): boolean =>
  mayTick(row) && (Object.hasOwn(ticks, row.key) ? ticks[row.key] : 'new') === row.state;

/** What the chosen rows ask for. */
export function chosenOf(
  rows: readonly ListRow[],
  ticks: Ticks,
): { added: ListedPerson[]; removed: Known[] } {
  const ticked = rows.filter((row) => isTicked(row, ticks));
  const removed = ticked.flatMap((row) => (row.state === 'struck' ? row.who : []));
  return {
    added: ticked.flatMap((row) => ('person' in row ? [row.person] : [])),
    removed: [...new Map(removed.map((one) => [one.id, one])).values()],
  };
}

/** @param in_squad its id in the event, or the one that it will have there */
export const listedArgs = (
  { name, number, team, squad }: ListedPerson,
  ids: { operator_id: string; event_id: string },
  in_squad?: { id: string; is_there: boolean },
): AskedArgs<'add_participant@1'> => ({
  ...ids,
  // the first of a new squad makes it, unless another phone has made it meanwhile
  ...(squad !== undefined &&
    in_squad &&
    (in_squad.is_there
      ? { event_team_id: in_squad.id }
      : { new_team: { id: in_squad.id, name: squad, join: true } })),
  name,
  ...(number === undefined ? { no_number: true as const } : { whatsapp: number }),
  ...(team !== undefined && { team }),
});
