import { useForm } from '@tanstack/react-form';
import { agendaProblems, type AgendaForm } from '#domain/agenda/agenda-form.ts';
import { checkedBy } from '#entities/form/checked-by.ts';

type EventSheetForm = {
  readonly start: AgendaForm;
  readonly onInvalid: () => void;
  readonly onSubmit: (values: AgendaForm) => Promise<void>;
};

export function useEventSheet({ start, onInvalid, onSubmit }: EventSheetForm) {
  return useForm({
    defaultValues: start,
    ...checkedBy(agendaProblems),
    onSubmitInvalid: onInvalid,
    onSubmit: ({ value }) => onSubmit(value),
  });
}

export type EventFormApi = ReturnType<typeof useEventSheet>;
