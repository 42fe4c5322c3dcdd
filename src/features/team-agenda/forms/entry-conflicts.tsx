import type { ComponentProps } from 'react';
import type { AgendaForm, AgendaUnit } from '#domain/agenda/agenda-form.ts';
import { FormConflicts } from '#entities/form/follow/form-conflicts.tsx';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEventName } from './use-event-name.ts';

type Conflicts = ComponentProps<typeof FormConflicts<AgendaUnit, AgendaForm>>;

/** Shows what two devices changed differently in one entry. */
export function EntryConflicts(props: Pick<Conflicts, 'units' | 'mine' | 'theirs' | 'onDecide'>) {
  const { LL, locale } = useI18nContext();
  const { form: words, type } = LL.team_agenda;
  const eventName = useEventName();
  const at = (day: string, time: string) => (day ? `${formatDay(day, locale)}, ${time}` : time);
  const show = (unit: AgendaUnit, form: AgendaForm): string => {
    if (unit === 'event_id') return eventName(form.event_id);
    if (unit === 'start') return at(form.date, form.time);
    if (unit === 'end') return at(form.end_date, form.end_time);
    return unit === 'type' ? form.type && type[form.type]() : form[unit];
  };
  return (
    <FormConflicts
      {...props}
      title={words.conflict()}
      label={(unit) => words[unit]()}
      show={(unit, form) => show(unit, form) || LL.form.conflict.empty()}
    />
  );
}
