import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { emptyEvent, type EventForm } from '#domain/event-form.ts';
import { useAccount } from '#live/account-context.ts';
import { readDraft } from '#sync/drafts/drafts.ts';
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
};

const text = v.string();
const flag = v.boolean();
/** Another version of the app may know fewer fields. */
const SomeFields = v.partial(
  v.object({
    name: text,
    game_mode: v.picklist(gameModes),
    date: text,
    time: text,
    arena_id: text,
    location: text,
    latitude: text,
    longitude: text,
    briefing: text,
    banner: text,
    patch: text,
    is_public: flag,
    allow_public_list: flag,
    registration_closed: flag,
    teams_count: text,
    max_op: text,
  }),
);
const Stored = v.object({
  event_id: v.pipe(v.string(), v.uuid()),
  values: SomeFields,
  base: SomeFields,
});

/** @returns null when there is no draft, or it can't be read */
export function readEventDraft(stored: unknown): EventDraft | null {
  const read = v.safeParse(Stored, stored);
  if (!read.success) return null;
  const { event_id, values, base } = read.output;
  return {
    event_id,
    values: { ...emptyEvent, ...(values as Partial<EventForm>) },
    base: { ...emptyEvent, ...(base as Partial<EventForm>) },
  };
}

/** The draft that was stored last; undefined until read. */
export function useEventDraft(key: string): EventDraft | null | undefined {
  const { db } = useAccount().engine;
  const [draft, setDraft] = useState<EventDraft | null>();
  useEffect(() => {
    let current = true;
    void readDraft(db, key).then((stored) => current && setDraft(readEventDraft(stored)));
    return () => {
      current = false;
    };
  }, [db, key]);
  return draft;
}
