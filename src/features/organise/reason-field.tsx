import { REASON_MAX } from '#domain/event/form/postpone-form.ts';
import { lettersOver } from '#i18n/words/use-bound.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { TextareaField } from '#ui/fields/text-field.tsx';

type ReasonFieldProps = { value: string; onChange: (reason: string) => void };

/** Why the event does not take place as planned; the participants read it. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const { LL } = useI18nContext();
  return (
    <TextareaField
      label={LL.organise.reason()}
      hint={LL.organise.reason_hint()}
      mark={LL.common.optional()}
      error={lettersOver(value, REASON_MAX, LL)}
      rows={3}
      value={value}
      onChange={onChange}
    />
  );
}
