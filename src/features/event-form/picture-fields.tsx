import { useI18nContext } from '#i18n/i18n-react.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormSection } from './form-section.tsx';
import { useBound } from './use-bound.ts';
import type { EventFormApi } from './use-event-form.ts';

/** The picture over the event, and the one of its patch. */
export function PictureFields({ form }: { form: EventFormApi }) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const { field: words, section, section_hint } = LL.event_form;
  return (
    <FormSection title={section.pictures()} hint={section_hint.pictures()}>
      {(['banner', 'patch'] as const).map((name) => (
        <form.Field key={name} name={name}>
          {(field) => (
            <TextField
              type="url"
              inputMode="url"
              label={words[name]()}
              hint={words[`${name}_hint`]()}
              mark={LL.common.optional()}
              autoComplete="off"
              {...bound(field)}
            />
          )}
        </form.Field>
      ))}
    </FormSection>
  );
}
