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

/** A new password. What is typed blind is typed twice; what is shown counts as its own confirmation. */
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
                if (shown) form.setFieldValue('confirm_password', typed);
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
