import { useForm } from '@tanstack/react-form';
import {
  eventFormProblems,
  type EventForm,
  type EventFormProblem,
} from '#domain/event/form/event-form.ts';
import type { Repeat } from '#domain/event/form/series.ts';
import { checkedBy } from '#entities/form/checked-by.ts';

/** The first values of a form. */
export type FormStart = {
  readonly event_id: string;
  readonly values: EventForm;
  /** What the person saw: the event as it was, or the empty form. */
  readonly base: EventForm;
  /** How often the draft's event was to be repeated. */
  readonly repeat?: Repeat | undefined;
  /** They come from a stored draft. */
  readonly restored: boolean;
};

type EventFormOptions = {
  readonly start: FormStart;
  /** YYYY-MM-DD where events are. */
  readonly today: string;
  readonly onInvalid: (problems: readonly EventFormProblem[]) => void;
  readonly onSubmit: (values: EventForm) => Promise<void>;
};

export function useEventForm({ start, today, onInvalid, onSubmit }: EventFormOptions) {
  const problemsOf = (value: EventForm) =>
    eventFormProblems(value, { today, kept_date: start.base.date });
  return useForm({
    defaultValues: start.values,
    ...checkedBy(problemsOf),
    onSubmitInvalid: ({ value }) => onInvalid(problemsOf(value)),
    onSubmit: ({ value }) => onSubmit(value),
  });
}

export type EventFormApi = ReturnType<typeof useEventForm>;
