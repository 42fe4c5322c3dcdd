import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { usePickerWords } from '#i18n/words/use-picker-words.ts';
import { useEveryPatch } from '#entities/administration/use-every-patch.ts';
import { DateField } from '#ui/day-time/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { GenerateFormApi } from './generate-codes.tsx';

type GenerateFieldsProps = {
  form: GenerateFormApi;
  /** YYYY-MM-DD */
  today: string;
  /** Patches of games that have not begun. */
  coming: ReadonlySet<string>;
};

/** For which patch, how many, how often each can be used, and until when. */
export function GenerateFields({ form, today, coming }: GenerateFieldsProps) {
  const { LL, locale } = useI18nContext();
  const bound = useBound();
  const pickers = usePickerWords();
  const every = useEveryPatch() ?? [];
  const words = LL.admin.codes.form;
  const hintOf = (patch_id: string) => {
    if (patch_id === '') return words.every_hint();
    return coming.has(patch_id) ? words.coming_hint() : undefined;
  };
  return (
    <>
      <form.Field name="patch_id">
        {(field) => (
          <SelectField
            label={words.patch()}
            hint={hintOf(field.state.value)}
            placeholder={words.every()}
            options={every.map(({ id, nome }) => ({ value: id, label: nome }))}
            {...bound(field)}
          />
        )}
      </form.Field>
      <form.Subscribe selector={({ values }) => values.patch_id !== ''}>
        {(is_one) =>
          is_one && (
            <form.Field name="count">
              {(field) => (
                <TextField
                  label={words.count()}
                  inputMode="numeric"
                  autoComplete="off"
                  {...bound(field)}
                />
              )}
            </form.Field>
          )
        }
      </form.Subscribe>
      <form.Field name="max_uses">
        {(field) => (
          <TextField
            label={words.uses()}
            hint={words.uses_hint()}
            inputMode="numeric"
            autoComplete="off"
            {...bound(field)}
          />
        )}
      </form.Field>
      <form.Field name="until">
        {(field) => (
          <DateField
            label={words.until()}
            mark={LL.common.optional()}
            min={today}
            language={locale}
            words={pickers.date}
            {...bound(field)}
          />
        )}
      </form.Field>
    </>
  );
}
