import './fields.css';
import { useId } from 'react';
import { FieldNotes } from './field-frame.tsx';

type ChoicesFieldProps<T extends string> = {
  label: string;
  hint?: string | undefined;
  /** A word after the label, such as "opcional". */
  mark?: string | undefined;
  choices: readonly { value: T; label: string }[];
  values: readonly T[];
  onChange: (values: T[]) => void;
};

/** Several of a few options, all visible: checkboxes side by side. */
export function ChoicesField<T extends string>(props: ChoicesFieldProps<T>) {
  const { label, hint, mark, choices, values, onChange } = props;
  const id = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" aria-describedby={hint && `${id}-hint`}>
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 font-medium">
        {label}
        {mark && <span className="text-sm font-normal text-soft">{mark}</span>}
      </legend>
      <div className="choice-segments grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))]">
        {choices.map((choice) => {
          const checked = values.includes(choice.value);
          return (
            <label key={choice.value} className="choice justify-start px-3 text-start">
              <input
                type="checkbox"
                className="checkbox checkbox-sm"
                checked={checked}
                onChange={() =>
                  onChange(
                    checked
                      ? values.filter((value) => value !== choice.value)
                      : [...values, choice.value],
                  )
                }
              />
              {choice.label}
            </label>
          );
        })}
      </div>
      <FieldNotes id={id} hint={hint} />
    </fieldset>
  );
}
