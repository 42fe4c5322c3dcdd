import './fields.css';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { fieldAria, FieldNotes } from './field-frame.tsx';

type Choice<T extends string> = {
  value: T;
  label: ReactNode;
  /** At the end of the line, such as "2 de 3". */
  detail?: ReactNode;
  /** A second line. */
  below?: ReactNode;
  disabled?: boolean;
};

type ChoiceFieldProps<T extends string> = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  choices: readonly Choice<T>[];
  value: T | '';
  onChange: (value: T) => void;
  /** rows: one below the other, with details. segments: side by side, short words only. */
  look?: 'rows' | 'segments';
  /** The label is the heading of this part of the form. */
  heads?: boolean;
};

/** One of a few options, all visible: radio buttons with large targets. */
export function ChoiceField<T extends string>({
  label,
  hint,
  error,
  choices,
  value,
  onChange,
  look = 'rows',
  heads,
}: ChoiceFieldProps<T>) {
  const id = useId();
  const notes = <FieldNotes id={id} hint={hint} error={error} />;
  return (
    <fieldset
      {...fieldAria(id, { hint, error })}
      role="radiogroup"
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className={heads ? 'mb-1 font-display text-2xl' : 'mb-1.5 font-medium'}>
        {label}
      </legend>
      {look === 'rows' && notes /* rows can be taller than a phone: these stand above */}
      <div className={look === 'rows' ? 'choice-rows' : 'choice-segments'}>
        {choices.map((choice) => (
          <label key={choice.value} className="choice">
            <input
              type="radio"
              name={id}
              className={look === 'rows' ? 'radio' : 'sr-only'}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span className="min-w-0 flex-1">
              {choice.label}
              {choice.below && <span className="block text-sm text-soft">{choice.below}</span>}
            </span>
            {choice.detail && <span className="text-sm text-soft">{choice.detail}</span>}
          </label>
        ))}
      </div>
      {look === 'segments' && notes}
    </fieldset>
  );
}
