import { useId, useState } from 'react';
import { hoursOn, weekDays, withHours } from '#domain/arena/opening-hours.ts';
import { facilitiesOver } from '#domain/arena/arena-form.ts';
import { weekDayName } from '#i18n/formats/week-day.ts';
import { WhatsappField } from '#entities/person/whatsapp-field.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { validationSentence } from '#i18n/outcomes/validation-sentence.ts';
import { lettersOver, useBound } from '#i18n/words/use-bound.ts';
import { FieldNotes } from '#ui/fields/field-frame.tsx';
import { TextareaField, TextField } from '#ui/fields/text-field.tsx';
import type { ArenaFormApi } from '../use-arena-form.ts';

type Fields = { form: ArenaFormApi };

/** Letters that the server takes of a day. */
const LONGEST_HOURS = 80;
const MORE = ['whatsapp', 'phone', 'instagram', 'website', 'facebook'] as const;

/**
 * What else can be told, folded: contacts, facilities, hours. Open where something is told or
 * wrong, so that neither is hidden.
 */
export function MoreAboutArena({ form }: Fields) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.arenas.propose;
  const [open, setOpen] = useState(() => isTold(form.state.values));
  return (
    <form.Subscribe
      selector={({ fieldMeta }) =>
        [...MORE, 'facilities' as const, 'opening_hours' as const].some(
          (field) => fieldMeta[field]?.errors.length,
        )
      }
    >
      {(wrong) => (
        <details
          className="disclosure"
          open={open || wrong}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>
            {words.more()} <span className="text-sm text-soft">{LL.common.optional()}</span>
          </summary>
          <div className="flex flex-col gap-5 pt-3">
            <Contacts form={form} />
            <form.Field name="facilities">
              {(field) => (
                <TextareaField
                  label={LL.arenas.facilities()}
                  hint={words.facilities_hint()}
                  rows={3}
                  {...bound(field)}
                  error={facilitiesSentence(field.state.value, LL)}
                />
              )}
            </form.Field>
            <Hours form={form} />
          </div>
        </details>
      )}
    </form.Subscribe>
  );
}

/** What is too much of them, counted while it is typed. */
function facilitiesSentence(typed: string, LL: TranslationFunctions): string | undefined {
  const over = facilitiesOver(typed);
  if (over === undefined) return undefined;
  if ('lines' in over) return LL.arenas.propose.lines_over({ count: over.lines });
  const line = Array.from(over.line).slice(0, 20).join('');
  return `“${line}…”: ${LL.validation.letters_over({ count: over.letters })}`;
}

const isTold = (values: ArenaFormApi['state']['values']): boolean =>
  [...MORE, 'facilities' as const].some((field) => values[field].trim() !== '') ||
  Object.keys(values.opening_hours).length > 0;

const CONTACTS = [
  { name: 'whatsapp', type: 'tel', inputMode: 'tel' },
  { name: 'phone', type: 'tel', inputMode: 'tel' },
  { name: 'instagram', placeholder: '@', autoCapitalize: 'none' },
  { name: 'facebook', autoCapitalize: 'none' },
  { name: 'website', type: 'url', inputMode: 'url', placeholder: 'https://' },
] as const;

function Contacts({ form }: Fields) {
  const { LL } = useI18nContext();
  const bound = useBound();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {CONTACTS.map(({ name, ...input }) => {
        const Field = name === 'whatsapp' ? WhatsappField : TextField;
        return (
          <form.Field key={name} name={name}>
            {(field) => (
              <Field
                label={LL.arenas.propose[name]()}
                autoComplete="off"
                {...input}
                {...bound(field)}
              />
            )}
          </form.Field>
        );
      })}
    </div>
  );
}

/** A text for each day of the week; a day without one is closed once another has one. */
function Hours({ form }: Fields) {
  const { LL, locale } = useI18nContext();
  const id = useId();
  return (
    <form.Field name="opening_hours">
      {({ state: { value, meta }, handleChange }) => (
        <fieldset data-field="opening_hours" className="min-w-0" aria-describedby={`${id}-hint`}>
          <legend className="mb-1.5 font-medium">{LL.arenas.hours()}</legend>
          <FieldNotes
            id={id}
            hint={LL.arenas.propose.hours_hint()}
            error={validationSentence(meta.errors, LL)}
          />
          <div className="grid gap-3 pt-2 sm:grid-cols-2">
            {weekDays.map((day) => (
              <TextField
                key={day}
                label={weekDayName(day, locale)}
                autoComplete="off"
                placeholder={LL.arenas.closed()}
                error={lettersOver(hoursOn(value, day), LONGEST_HOURS, LL)}
                value={hoursOn(value, day)}
                onChange={(text) => handleChange(withHours(value, day, text))}
              />
            ))}
          </div>
        </fieldset>
      )}
    </form.Field>
  );
}
