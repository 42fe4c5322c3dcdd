import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useEffect, useRef, useState } from 'react';
import { signUpData, signUpProblems, type SignUpForm as Values } from '#domain/person/auth-form.ts';
import { problemsByField } from '#domain/words/problem.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { useAccount } from '#live/account-context.ts';
import { holdUnsavedWork } from '#platform/kept/unsaved-work.ts';
import { signUp, type SignedUp } from '#sync/identity/authentication.ts';
import { focusFirstInvalid } from '#ui/fields/focus-first-invalid.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SubmitButton } from '#ui/fields/submit-button.tsx';
import { Consent } from './consent.tsx';
import { NewPasswordFields } from './password/new-password-fields.tsx';
import { INPUT } from './input-kinds.ts';
import { AuthNote } from './auth-note.tsx';
import { useAuthProblem, type AuthRefusal } from './use-auth-problem.ts';

export const emptySignUp: Values = {
  name: '',
  whatsapp: '',
  email: '',
  password: '',
  confirm_password: '',
  consent: false,
};

type SignUpFormProps = {
  /** What was typed before. The screen keeps it, so that switching tabs does not lose it. */
  start: Values;
  onTyped: (values: Values) => void;
  /** Receives the address, and the session, which is null when a mail has to be opened first. */
  onSignedUp: (email: string, session: SignedUp['session']) => void | Promise<void>;
};

export function SignUpForm({ start, onTyped, onSignedUp }: SignUpFormProps) {
  const { LL } = useI18nContext();
  const { server } = useAccount().local.source;
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
        return setProblem(describe(signed, LL.auth.problem.sign_up_failed()));
      }
      await onSignedUp(person.email, signed.session);
    },
  });
  const words = LL.auth.field;
  const bound = useBound();
  return (
    <Form ref={element} className="flex flex-col gap-5" form={form}>
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
      <NewPasswordFields
        form={form}
        label={words.password()}
        confirm_label={words.confirm_password()}
        hint={words.password_hint()}
      />
      <form.Field name="consent">{(field) => <Consent field={field} />}</form.Field>
      <AuthNote problem={problem} />
      <SubmitButton
        form={form}
        size="lg"
        block
        text={LL.auth.sign_up.submit()}
        busy_text={LL.auth.sign_up.submitting()}
      />
    </Form>
  );
}
