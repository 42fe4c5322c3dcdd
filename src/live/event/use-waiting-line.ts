import { useMemo } from 'react';
import { byCreation } from '#sync/records/writing-order.ts';
import type { Rows } from '#sync/records/collections.ts';
import { usePerson } from '../account-context.ts';
import { useLastKnown } from '../rows/use-last-known.ts';
import { useEventRecords } from './use-event-records.ts';

/** A person in the waiting list of a full event. */
export type InLine = Extract<Rows['event_records'], { kind: 'waiting' }>;

type WaitingLine = {
  /** My own place, while I wait or hold an offer; also an expired offer, until I ask again. */
  readonly mine: InLine | undefined;
  /**
   * The people who wait or hold an offer, first come first: all of them for the organiser, only me
   * for others.
   */
  readonly line: readonly InLine[];
};

/** The waiting list of an event as far as this person may see it; undefined until known. */
export function useWaitingLine(event_id: string): WaitingLine | undefined {
  const user_id = usePerson()?.id;
  const rows = useEventRecords(event_id, 'waiting');
  const known = useMemo(() => {
    if (!rows) return undefined;
    const line = rows.filter(isInLine).toSorted(byCreation);
    const was_mine = rows.filter(({ data }) => data.user_id === user_id).toSorted(byCreation);
    const last = was_mine.at(-1);
    const mine = line.find(({ data }) => data.user_id === user_id);
    return { line, mine: mine ?? (last?.data.status === 'expired' ? last : undefined) };
  }, [rows, user_id]);
  return useLastKnown(`line of ${event_id}`, known);
}

const isInLine = ({ data }: InLine): boolean =>
  data.status === 'waiting' || data.status === 'offered';

/** Whether the waiting list holds a place for this person. @param now UTC ISO instant */
export const isOffered = (mine: InLine | undefined, now: string): boolean =>
  mine?.data.status === 'offered' && Date.parse(mine.data.offered_until ?? '') > Date.parse(now);
