import { longestEvent } from '#domain/event/form/event-form.ts';
import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { usePickerWords } from '#i18n/words/use-picker-words.ts';
import { gameModes } from '#sync/records/airsoft-event.ts';
import { DateField } from '#ui/day-time/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TimeField } from '#ui/day-time/time-field.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import type { EventFormApi } from '../use-event-form.ts';

/** The fields about the game. */
export function GameFields({ form }: { form: EventFormApi }) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.event_form;
  return (
    <FormSection title={words.section.game()} hint={words.section_hint.game()}>
      <form.Field name="name">
        {(field) => (
          <TextField
            label={words.field.name()}
            autoComplete="off"
            autoCapitalize="words"
            {...bound(field, longestEvent.name)}
          />
        )}
      </form.Field>
      <form.Field name="game_mode">
        {(field) => (
          <SelectField
            label={words.field.game_mode()}
            options={gameModes.map((value) => ({
              value,
              label: LL.events.game_mode[value](),
            }))}
            {...bound(field)}
          />
        )}
      </form.Field>
    </FormSection>
  );
}

type WhenFieldsProps = { form: EventFormApi; today: string; children: ReactNode };

/** @param props.today YYYY-MM-DD: earlier days can't be chosen */
export function WhenFields({ form, today, children }: WhenFieldsProps) {
  const { LL, locale } = useI18nContext();
  const bound = useBound();
  const { field: words, section, section_hint } = LL.event_form;
  const pickers = usePickerWords();
  return (
    <FormSection title={section.when()} hint={section_hint.when()}>
      <div className="grid gap-5 sm:grid-cols-2">
        <form.Field name="date">
          {(field) => (
            <DateField
              label={words.date()}
              min={today}
              language={locale}
              words={pickers.date}
              {...bound(field)}
            />
          )}
        </form.Field>
        <form.Field name="time">
          {(field) => <TimeField label={words.time()} words={pickers.time} {...bound(field)} />}
        </form.Field>
      </div>
      {children}
    </FormSection>
  );
}
