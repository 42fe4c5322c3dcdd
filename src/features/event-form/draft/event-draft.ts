import * as v from 'valibot';
import { emptyEvent, type EventForm } from '#domain/event/form/event-form.ts';
import { FEWEST_TIMES, MOST_TIMES, REPEATS, type Repeat } from '#domain/event/form/series.ts';
import { LimitLines } from '#domain/event/event-facts.ts';
import { useStoredDraft } from '#entities/form/use-stored-draft.ts';
import { gameModes } from '#sync/records/airsoft-event.ts';

/**
 * The key of a form's draft: of the new event, of an edited one, or of a refused mutation.
 * @param of id of the event, or of the refused mutation
 */
export const draftKey = (of: string | undefined): string => `event:${of ?? 'new'}`;

/** A form that was not sent: what was typed, and what the person saw when they began. */
export type EventDraft = {
  readonly event_id: string;
  readonly values: EventForm;
  readonly base: EventForm;
  /** Absent for an event that takes place once. */
  readonly repeat?: Repeat;
};

/** Another version of the app may know fewer fields. */
const SomeFields = v.partial(
  v.object({
    ...Object.fromEntries(
      Object.entries(emptyEvent).map(([field, none]) => [
        field,
        typeof none === 'boolean' ? v.boolean() : v.string(),
      ]),
    ),
    game_mode: v.picklist(gameModes),
    energy_limits: LimitLines,
  }),
);
const Stored = v.object({
  event_id: v.pipe(v.string(), v.uuid()),
  values: SomeFields,
  base: SomeFields,
  repeat: v.fallback(
    v.optional(
      v.object({
        every_weeks: v.picklist(REPEATS),
        times: v.pipe(v.number(), v.integer(), v.minValue(FEWEST_TIMES), v.maxValue(MOST_TIMES)),
      }),
    ),
    undefined,
  ),
});

/** @returns null when there is no draft, or it can't be read */
export function readEventDraft(stored: unknown): EventDraft | null {
  const read = v.safeParse(Stored, stored);
  if (!read.success) return null;
  const { event_id, values, base, repeat } = read.output;
  return {
    event_id,
    values: { ...emptyEvent, ...(values as Partial<EventForm>) },
    base: { ...emptyEvent, ...(base as Partial<EventForm>) },
    ...(repeat && { repeat }),
  };
}

/** The draft that was stored last; undefined until read. */
export const useEventDraft = (key: string): EventDraft | null | undefined =>
  useStoredDraft(key, readEventDraft);
