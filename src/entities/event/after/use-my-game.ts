import { useMemo } from 'react';
import { attendances, happenedAt } from '#domain/attendance/attendance.ts';
import { isOver } from '#domain/event/event-times.ts';
import { howItWas, type HowItWas } from '#domain/rewards/how-it-was.ts';
import { useEventRecords } from '#live/event/use-event-records.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

type MyGame = {
  readonly was: HowItWas;
  /** When I came, UTC ms; undefined where no gate said it. */
  readonly came_at: number | undefined;
  /** What the game gave me, by name. */
  readonly patches: readonly string[];
};

const of_mine: LiveQuery<'my_records'> = { find: { selector: {} } };

/**
 * How a game was in which I have a place; undefined while it is not over, and until known.
 * @param now UTC ISO instant
 */
export function useMyGame(
  event: AirsoftEvent,
  { operator_id, now }: { operator_id: string; now: string },
): MyGame | undefined {
  const marks = useEventRecords(event.id, 'check_in');
  const mine = useLiveRecords('my_records', of_mine);
  const of_event = useMemo(
    (): LiveQuery<'patches'> => ({
      find: { selector: { evento_id: { $eq: event.id } } },
      keep: ({ evento_id }) => evento_id === event.id,
    }),
    [event.id],
  );
  const given = useLiveRecords('patches', of_event);
  const me = useScopeState('me');
  if (!marks || mine.state === 'loading' || given.state === 'loading' || me === undefined) {
    return undefined;
  }
  const first_in = attendances(marks).people.get(operator_id)?.first_in;
  const is_paid = mine.rows.some(
    ({ kind, data }) =>
      kind === 'user_points' &&
      data.source === 'event_participation' &&
      data.source_id === event.id,
  );
  const came = first_in !== undefined || is_paid;
  const heard = { is_over: isOver(event, now), came, is_whole: me !== null };
  const was = howItWas(event, heard, now);
  const held = new Set(
    mine.rows.flatMap((row) => (row.kind === 'user_patch' ? [row.data.patch_id] : [])),
  );
  return (
    was && {
      was,
      came_at: first_in && happenedAt(first_in),
      patches: given.rows.flatMap(({ id, nome }) => (held.has(id) ? [nome] : [])),
    }
  );
}
