import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { ToggleField } from '#ui/fields/check-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import type { EventFormApi } from '../use-event-form.ts';

type PeopleFieldsProps = {
  form: EventFormApi;
  /** The list closed automatically, as far as this device knows. */
  closed_because_full: boolean;
};

/** Who sees the event, and how many people fit (Spec 1 §3, §9). */
export function PeopleFields({ form, closed_because_full }: PeopleFieldsProps) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const { field: words, section, section_hint } = LL.event_form;
  const hints = {
    is_public: words.is_public_hint(),
    allow_public_list: words.allow_public_list_hint(),
    registration_closed: closed_because_full
      ? words.closed_because_full()
      : words.registration_closed_hint(),
  };
  return (
    <FormSection title={section.people()} hint={section_hint.people()}>
      {(['is_public', 'allow_public_list', 'registration_closed'] as const).map((name) => (
        <form.Field key={name} name={name}>
          {({ state, handleChange }) => (
            <ToggleField
              name={name}
              label={words[name]()}
              hint={hints[name]}
              checked={state.value}
              onChange={handleChange}
            />
          )}
        </form.Field>
      ))}
      <div className="grid gap-5 sm:grid-cols-2">
        {(['max_op', 'teams_count'] as const).map((name) => (
          <form.Field key={name} name={name}>
            {(field) => (
              <TextField
                label={words[name]()}
                hint={words[`${name}_hint`]()}
                inputMode="numeric"
                autoComplete="off"
                {...bound(field)}
                onBlur={() =>
                  name === 'teams_count' && field.state.value === '' && field.handleChange('0')
                }
              />
            )}
          </form.Field>
        ))}
      </div>
    </FormSection>
  );
}
