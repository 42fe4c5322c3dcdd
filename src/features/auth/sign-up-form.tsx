import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useEffect, useRef, useState } from 'react';
import { signUpData, signUpProblems } from '#domain/auth-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { holdUnsavedWork } from '#platform/unsaved-work.ts';
import { signUp } from '#sync/authentication.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { fieldProblems, firstProblem, focusFirstInvalid } from './form-problems.ts';
import { PasswordField } from './password-field.tsx';
import { useAuthProblem } from './use-auth-problem.ts';

const empty = { name: '', whatsapp: '', email: '', password: '', confirm_password: '' };

/** @param onSignedUp gets the address that the confirmation went to */
export function SignUpForm({ onSignedUp }: { onSignedUp: (email: string) => void }) {
  const { LL } = useI18nContext();
  const { server } = useAccount().engine.source;
  const [problem, setProblem] = useState('');
  const describe = useAuthProblem();
  const element = useRef<HTMLFormElement>(null);
  useEffect(holdUnsavedWork, []);
  const form = useForm({
    defaultValues: empty,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => fieldProblems(signUpProblems(value)) },
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    onSubmit: async ({ value }) => {
      setProblem('');
      const person = signUpData(value);
      const signed = await signUp(server, { ...person, redirect_to: `${location.origin}/` });
      if (signed.ok) onSignedUp(person.email);
      else setProblem(describe(signed.code, LL.auth.problem.sign_up_failed()));
    },
  });
  const words = LL.auth.field;
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
      {problem && <Note kind="refused" title={problem} />}
      <form.Field name="name">
        {({ state, handleChange }) => (
          <TextField
            label={words.name()}
            autoComplete="name"
            autoCapitalize="words"
            value={state.value}
            onChange={handleChange}
            error={firstProblem(state.meta.errors, LL)}
          />
        )}
      </form.Field>
      <form.Field name="whatsapp">
        {({ state, handleChange }) => (
          <TextField
            label={words.whatsapp()}
            hint={words.whatsapp_hint()}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={state.value}
            onChange={handleChange}
            error={firstProblem(state.meta.errors, LL)}
          />
        )}
      </form.Field>
      <form.Field name="email">
        {({ state, handleChange }) => (
          <TextField
            label={words.email()}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={state.value}
            onChange={handleChange}
            error={firstProblem(state.meta.errors, LL)}
          />
        )}
      </form.Field>
      <form.Field name="password">
        {({ state, handleChange }) => (
          <PasswordField
            label={words.password()}
            hint={words.password_hint()}
            autoComplete="new-password"
            value={state.value}
            onChange={handleChange}
            error={firstProblem(state.meta.errors, LL)}
          />
        )}
      </form.Field>
      <form.Field name="confirm_password">
        {({ state, handleChange }) => (
          <PasswordField
            label={words.confirm_password()}
            autoComplete="new-password"
            value={state.value}
            onChange={handleChange}
            error={firstProblem(state.meta.errors, LL)}
          />
        )}
      </form.Field>
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
