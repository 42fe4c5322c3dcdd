import { useState, type ComponentProps, type FunctionComponent, type ReactNode } from 'react';
import { useBound } from '#i18n/words/use-bound.ts';
import { PasswordField } from './password-field.tsx';

type Field = Parameters<ReturnType<typeof useBound>>[0];

type NewPasswordFieldsProps = {
  form: {
    readonly Field: (props: {
      name: 'password' | 'confirm_password';
      children: (field: Field) => ReactNode;
    }) => ReturnType<FunctionComponent>;
    readonly setFieldValue: (name: 'confirm_password', value: string) => void;
  };
  label: string;
  confirm_label: string;
  hint: NonNullable<ComponentProps<typeof PasswordField>['hint']>;
};

/**
 * A new password. What is typed blind is typed twice; what is shown counts as its own confirmation, and so does what a
 * password manager fills in: it fills what is there at that moment, and its person does not know the letters.
 */
export function NewPasswordFields({ form, label, confirm_label, hint }: NewPasswordFieldsProps) {
  const bound = useBound();
  const [shown, setShown] = useState(false);
  return (
    <form.Field name="password">
      {(field) => {
        const { value, onChange, ...password } = bound(field);
        return (
          <>
            <PasswordField
              {...password}
              label={label}
              hint={hint}
              autoComplete="new-password"
              value={value}
              onChange={(typed) => {
                onChange(typed);
                if (shown || cameAtOnce(value, typed))
                  form.setFieldValue('confirm_password', typed);
              }}
              onShown={(now_shown) => {
                setShown(now_shown);
                form.setFieldValue('confirm_password', now_shown ? value : '');
              }}
            />
            {!shown && value !== '' && (
              <form.Field name="confirm_password">
                {(confirm) => (
                  <PasswordField
                    label={confirm_label}
                    autoComplete="new-password"
                    {...bound(confirm)}
                  />
                )}
              </form.Field>
            )}
          </>
        );
      }}
    </form.Field>
  );
}

/** Whether a password manager filled it in: a person does not type six letters at once. */
function cameAtOnce(before: string, now: string): boolean {
  let kept = 0;
  while (kept < before.length && before[kept] === now[kept]) kept += 1;
  return now.length - kept >= 6;
}
