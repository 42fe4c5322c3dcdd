import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useRef, useState, type ReactNode } from 'react';
import {
  changePasswordProblems,
  newPasswordProblems,
  type ChangePasswordForm,
} from '#domain/auth-form.ts';
import { problemsByField } from '#domain/problem.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/use-bound.ts';
import type { PasswordSet } from '#sync/identity/password.ts';
import type { Session } from '#sync/identity/session.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { Note } from '#ui/note.tsx';
import { PasswordField } from './password-field.tsx';
import { useAuthProblem, type AuthRefusal } from './use-auth-problem.ts';

type NewPasswordFormProps = {
  /** Asks for the current password too. */
  with_current?: boolean;
  save: (values: ChangePasswordForm) => Promise<PasswordSet>;
  onSession: (session: Session) => Promise<void>;
  /** An action offered when it can't be saved. */
  failed_action?: ReactNode;
};

const empty = { current_password: '', password: '', confirm_password: '' };

/** Asks for a new password, twice. */
export function NewPasswordForm({
  with_current = false,
  save,
  onSession,
  failed_action,
}: NewPasswordFormProps) {
  const { LL } = useI18nContext();
  const [problem, setProblem] = useState<AuthRefusal>();
  const describe = useAuthProblem();
  const element = useRef<HTMLFormElement>(null);
  const words = LL.auth.new_password;
  const problemsOf = with_current ? changePasswordProblems : newPasswordProblems;
  const form = useForm({
    defaultValues: empty,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => problemsByField(problemsOf(value)) },
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    onSubmit: async ({ value }) => {
      setProblem(undefined);
      const saved = await save(value);
      if (saved.ok) return onSession(saved.session);
      const wrong = with_current && saved.code === 'invalid_credentials';
      const { current_password_wrong } = LL.auth.problem;
      setProblem(wrong ? { title: current_password_wrong() } : describe(saved.code));
    },
  });
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
      {with_current && (
        <form.Field name="current_password">
          {(field) => (
            <PasswordField
              label={LL.auth.change_password.current()}
              autoComplete="current-password"
              {...bound(field)}
            />
          )}
        </form.Field>
      )}
      <form.Field name="password">
        {(field) => (
          <PasswordField
            label={words.password()}
            hint={LL.auth.field.password_hint()}
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
        <Note kind="refused" title={problem.title} action={failed_action}>
          {problem.detail}
        </Note>
      )}
      <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
        {(submitting) => (
          <Button type="submit" variant="main" size="lg" block busy={submitting}>
            {submitting ? words.submitting() : words.submit()}
          </Button>
        )}
      </form.Subscribe>
    </form>
  );
}
