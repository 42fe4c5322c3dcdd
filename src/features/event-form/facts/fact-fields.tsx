import { useEffect } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { validationSentence } from '#i18n/outcomes/validation-sentence.ts';
import { useBound } from '#i18n/words/use-bound.ts';
import { usePickerWords } from '#i18n/words/use-picker-words.ts';
import { LONGEST_CITY, LONGEST_RECEIVER } from '#sync/event-mutations/event-facts.ts';
import { TimeField } from '#ui/day-time/time-field.tsx';
import { ToggleField } from '#ui/fields/check-field.tsx';
import { TextareaField, TextField } from '#ui/fields/text-field.tsx';
import type { EventFormApi } from '../use-event-form.ts';
import { LimitLines } from './limit-lines.tsx';

type FactFieldsProps = { form: EventFormApi; onShown: () => void };

/** Letters of who receives a Pix, and of their city. */
const LONGEST = { pix_key: undefined, pix_name: LONGEST_RECEIVER, pix_city: LONGEST_CITY };

/** The optional facts of an event, in the order in which a player asks for them. */
export default function FactFields({ form, onShown }: FactFieldsProps) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const pickers = usePickerWords();
  const words = LL.event_form.field;
  useEffect(onShown, [onShown]);
  return (
    <>
      <form.Field name="price_cents">
        {(field) => (
          <TextField
            label={words.price_cents()}
            hint={words.price_cents_hint()}
            inputMode="decimal"
            autoComplete="off"
            {...bound(field)}
          />
        )}
      </form.Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <form.Field name="gate_time">
          {(field) => (
            <TimeField label={words.gate_time()} words={pickers.time} {...bound(field)} />
          )}
        </form.Field>
        <form.Field name="end_time">
          {(field) => (
            <TimeField
              label={words.end_time()}
              hint={words.end_time_hint()}
              words={pickers.time}
              {...bound(field)}
            />
          )}
        </form.Field>
      </div>
      <form.Field name="energy_limits">
        {({ state, handleChange }) => (
          <LimitLines
            lines={state.value}
            onChange={handleChange}
            error={validationSentence(state.meta.errors, LL)}
          />
        )}
      </form.Field>
      <form.Field name="what_to_bring">
        {(field) => <TextareaField label={words.what_to_bring()} {...bound(field, 1000)} />}
      </form.Field>
      <div className="flex flex-col gap-5" data-field="pix">
        {(['pix_key', 'pix_name', 'pix_city'] as const).map((name) => (
          <form.Field key={name} name={name}>
            {(field) => (
              <TextField
                label={words[name]()}
                hint={name === 'pix_key' ? words.pix_key_hint() : undefined}
                autoComplete="off"
                autoCapitalize={name === 'pix_key' ? 'none' : 'words'}
                spellCheck={false}
                {...bound(field, LONGEST[name])}
              />
            )}
          </form.Field>
        ))}
      </div>
      {(['show_contact', 'is_info_only'] as const).map((name) => (
        <form.Field key={name} name={name}>
          {({ state, handleChange }) => (
            <ToggleField
              name={name}
              label={words[name]()}
              hint={words[`${name}_hint`]()}
              checked={state.value}
              onChange={handleChange}
            />
          )}
        </form.Field>
      ))}
    </>
  );
}
