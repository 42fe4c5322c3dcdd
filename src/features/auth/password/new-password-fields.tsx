import type { ComponentProps, FunctionComponent, ReactNode } from 'react';
import { useBound } from '#i18n/words/use-bound.ts';
import { PasswordField } from './password-field.tsx';

type Field = Parameters<ReturnType<typeof useBound>>[0];

type NewPasswordFieldsProps = {
  form: {
    readonly Field: (props: {
      name: 'password' | 'confirm_password';
      children: (field: Field) => ReactNode;
    }) => ReturnType<FunctionComponent>;
  };
  label: string;
  confirm_label: string;
  hint: NonNullable<ComponentProps<typeof PasswordField>['hint']>;
};

/** A new password, typed twice. */
export function NewPasswordFields({ form, label, confirm_label, hint }: NewPasswordFieldsProps) {
  const bound = useBound();
  return (
    <>
      <form.Field name="password">
        {(field) => (
          <PasswordField label={label} hint={hint} autoComplete="new-password" {...bound(field)} />
        )}
      </form.Field>
      <form.Field name="confirm_password">
        {(field) => (
          <PasswordField label={confirm_label} autoComplete="new-password" {...bound(field)} />
        )}
      </form.Field>
    </>
  );
}
