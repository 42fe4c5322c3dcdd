import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useEffect, useRef, useState } from 'react';
import { signUpData, signUpProblems, type SignUpForm as Values } from '#domain/auth-form.ts';
import { problemsByField } from '#domain/problem.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/use-bound.ts';
import { useAccount } from '#live/account-context.ts';
import { holdUnsavedWork } from '#platform/unsaved-work.ts';
import { signUp } from '#sync/identity/authentication.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PasswordField } from './password-field.tsx';
import { noteMail } from './confirmation-mail.ts';
import { INPUT } from './input-kinds.ts';
import { useAuthProblem, type AuthRefusal } from './use-auth-problem.ts';

export const emptySignUp: Values = {
  name: '',
  whatsapp: '',
  email: '',
  password: '',
  confirm_password: '',
};

type SignUpFormProps = {
  /** What was typed before. The screen keeps it, so that switching tabs does not lose it. */
  start: Values;
  onTyped: (values: Values) => void;
  /** Receives the address, and whether the account works without opening a mail. */
  onSignedUp: (email: string, confirmed: boolean) => void;
};

export function SignUpForm({ start, onTyped, onSignedUp }: SignUpFormProps) {
  const { LL } = useI18nContext();
  const { server } = useAccount().engine.source;
  const [problem, setProblem] = useState<AuthRefusal>();
  const describe = useAuthProblem();
  const element = useRef<HTMLFormElement>(null);
  useEffect(holdUnsavedWork, []);
  const [begun] = useState(start);
  const form = useForm({
    defaultValues: begun,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => problemsByField(signUpProblems(value)) },
    listeners: { onChange: ({ formApi }) => onTyped(formApi.state.values) },
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    onSubmit: async ({ value }) => {
      setProblem(undefined);
      const person = signUpData(value);
      const signed = await signUp(server, { ...person, redirect_to: `${location.origin}/` });
      if (!signed.ok) {
        return setProblem(describe(signed.code, LL.auth.problem.sign_up_failed()));
      }
      if (!signed.confirmed) noteMail(person.email);
      onSignedUp(person.email, signed.confirmed);
    },
  });
  const words = LL.auth.field;
  const bound = useBound();
  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <form.Field name="name">
        {(field) => <TextField label={words.name()} {...bound(field)} {...INPUT.name} />}
      </form.Field>
      <form.Field name="whatsapp">
        {(field) => (
          <TextField
            label={words.whatsapp()}
            hint={words.whatsapp_hint()}
            {...bound(field)}
            {...INPUT.whatsapp}
          />
        )}
      </form.Field>
      <form.Field name="email">
        {(field) => <TextField label={words.email()} {...bound(field)} {...INPUT.email} />}
      </form.Field>
      <form.Field name="password">
        {(field) => (
          <PasswordField
            label={words.password()}
            hint={words.password_hint()}
            autoComplete="new-password"
            {...bound(field)}
          />
        )}
      </form.Field>
      <form.Field name="confirm_password">
        {(field) => (
          <PasswordField
            label={words.confirm_password()}
            autoComplete="new-password"
            {...bound(field)}
          />
        )}
      </form.Field>
      {problem && (
        <Note kind="refused" title={problem.title}>
          {problem.detail}
        </Note>
      )}
      <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
        {(submitting) => (
          <Button type="submit" variant="main" size="lg" block busy={submitting}>
            {submitting ? LL.auth.sign_up.submitting() : LL.auth.sign_up.submit()}
          </Button>
        )}
      </form.Subscribe>
    </form>
  );
}
