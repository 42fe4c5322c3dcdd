import './fields.css';
import { useId } from 'react';
import { fieldAria, FieldNotes, type FieldTexts } from './field-frame.tsx';

type CheckFieldProps = Omit<FieldTexts, 'mark'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
};

/** A checkbox. The whole row is the target. */
export function CheckField(props: CheckFieldProps) {
  return <Checkable {...props} look="checkbox" />;
}

/** A switch that takes effect at once; role switch. */
export function ToggleField(props: CheckFieldProps) {
  return <Checkable {...props} look="toggle" />;
}

function Checkable({
  label,
  hint,
  error,
  checked,
  onChange,
  look,
  ...rest
}: CheckFieldProps & { look: 'checkbox' | 'toggle' }) {
  const id = useId();
  return (
    <div>
      <label
        htmlFor={id}
        className={`flex min-h-[max(3rem,var(--thumb))] cursor-pointer items-center gap-3 py-1 ${look === 'toggle' ? 'flex-row-reverse justify-between' : ''}`}
      >
        <input
          {...rest}
          {...fieldAria(id, { hint, error })}
          type="checkbox"
          role={look === 'toggle' ? 'switch' : undefined}
          className={look}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <div className={look === 'checkbox' ? '-mt-1 ps-9' : undefined}>
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
