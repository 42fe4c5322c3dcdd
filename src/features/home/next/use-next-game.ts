import { useEffect, useMemo } from 'react';
import type { NextEvent } from '#domain/event/seen-rows.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { useMyEvents, type MyEvent } from '#entities/event/use-my-events.ts';
import { rememberNext, seenNext } from './seen-next.ts';

/** `mine` is absent until the replica has answered. */
export type NextGame = {
  readonly event: NextEvent;
  /** I have a place in it. */
  readonly has_pass: boolean;
  readonly mine?: MyEvent | undefined;
};

/**
 * The next game that I play in or organise, cancelled and postponed ones apart; null when there is
 * none, undefined until that is known. Until the replica answers, as last seen.
 * @param now UTC ISO instant
 */
export function useNextGame(user_id: string, now: string): NextGame | null | undefined {
  const events = useMyEvents(user_id, now);
  const mine = events?.upcoming.find(({ event }) => event.status === 'planned');
  const event = events && (mine?.event ?? null);
  const has_pass = mine?.registration?.status === 'confirmed';
  useEffect(() => {
    if (event !== undefined) rememberNext(event, has_pass);
  }, [event, has_pass]);
  const today = eventDay(now);
  const seen = useMemo(() => seenNext(today), [today]);
  if (events) return mine ? { event: mine.event, has_pass, mine } : null;
  return seen;
}
