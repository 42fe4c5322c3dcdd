import './fields.css';
import type { SelectHTMLAttributes } from 'react';
import { useId } from 'react';
import { fieldAria, FieldFrame, type FieldTexts } from './field-frame.tsx';

type Option = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = FieldTexts & {
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** The first option, selected while `value` is ''. */
  placeholder?: string;
  /** The label is only read out: the options say what they are. */
  slim?: boolean;
} & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'value' | 'onChange' | 'className' | 'id' | 'children'
  >;

/** A native select: nothing works better with gloves. */
export function SelectField({
  label,
  hint,
  error,
  mark,
  value,
  onChange,
  options,
  placeholder,
  slim = false,
  ...rest
}: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} mark={mark} slim={slim}>
      <select
        {...rest}
        {...fieldAria(id, { hint, error })}
        className="select w-full"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
