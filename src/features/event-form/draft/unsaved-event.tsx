import { useStore } from '@tanstack/react-form';
import { useMemo } from 'react';
import { sameEvent } from '#domain/event/form/event-merge.ts';
import type { EventForm } from '#domain/event/form/event-form.ts';
import type { Repeat } from '#domain/event/form/series.ts';
import { UnsavedForm } from '#entities/form/leave/unsaved-form.tsx';
import type { EventFormApi } from '../use-event-form.ts';
import type { EventDraft } from './event-draft.ts';

type UnsavedEventProps = {
  form: EventFormApi;
  event_id: string;
  draft_key: string;
  base: EventForm;
  /** How often a new event is repeated. */
  repeat?: Repeat;
  /** Whether the form was stored or discarded, so that there is nothing left to keep. */
  isOver: () => boolean;
  is_gone?: boolean;
};

/** Keeps an event as a draft, and asks before the person leaves the form. */
export function UnsavedEvent(props: UnsavedEventProps) {
  const { form, event_id, draft_key, base, repeat, isOver, is_gone = false } = props;
  const values = useStore(form.store, (state) => state.values);
  const repeated = repeat && repeat.every_weeks > 0 ? repeat : undefined;
  const draft = useMemo<EventDraft | undefined>(
    () =>
      repeated !== undefined || !sameEvent(values, base)
        ? { event_id, values, base, ...(repeated && { repeat: repeated }) }
        : undefined,
    [event_id, values, base, repeated],
  );
  return <UnsavedForm {...{ draft_key, draft, isOver, is_gone }} />;
}
