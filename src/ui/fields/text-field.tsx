import './fields.css';
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { useId } from 'react';
import { fieldAria, FieldFrame, type FieldTexts } from './field-frame.tsx';

type Value = { value: string; onChange: (value: string) => void };

/** `maxLength` would cut what is pasted without a word: `lettersOver` counts it, and the form refuses it. */
type NotGiven = 'value' | 'onChange' | 'className' | 'id' | 'maxLength';

type TextFieldProps = FieldTexts &
  Value & {
    /** A control at the right end inside the frame, such as "show password". */
    trailing?: ReactNode;
  } & Omit<InputHTMLAttributes<HTMLInputElement>, NotGiven>;

type TextareaFieldProps = FieldTexts &
  Value &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, NotGiven>;

/** One line of text. `type`, `inputMode`, `autoComplete`, `onBlur`… are passed to the input. */
export function TextField({
  label,
  hint,
  error,
  mark,
  trailing,
  value,
  onChange,
  ...rest
}: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} mark={mark}>
      <div className="relative">
        <input
          {...rest}
          {...fieldAria(id, { hint, error })}
          className={`input w-full ${trailing ? 'pe-13' : ''}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {trailing && <div className="absolute inset-y-0 end-0 flex items-center">{trailing}</div>}
      </div>
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextareaField({
  label,
  hint,
  error,
  mark,
  value,
  onChange,
  rows = 4,
  ...rest
}: TextareaFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} mark={mark}>
      <textarea
        {...rest}
        {...fieldAria(id, { hint, error })}
        rows={rows}
        className="textarea w-full"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
