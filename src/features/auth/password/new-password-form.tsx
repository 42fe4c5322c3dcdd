import { useForm } from '@tanstack/react-form';
import { useRef, useState, type ReactNode } from 'react';
import {
  changePasswordProblems,
  newPasswordProblems,
  type ChangePasswordForm,
} from '#domain/person/auth-form.ts';
import { checkedBy } from '#entities/form/checked-by.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import type { PasswordSet } from '#sync/identity/password.ts';
import type { Session } from '#sync/identity/session.ts';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { AuthNote } from '../auth-note.tsx';
import { useAuthProblem, type AuthRefusal } from '../use-auth-problem.ts';

type NewPasswordFormProps = {
  /** The address of the person who is asked for the current password too: a password manager changes what it has of it. */
  current_of?: string;
  save: (values: ChangePasswordForm) => Promise<PasswordSet>;
  onSession: (session: Session) => Promise<void>;
  /** Offered when the link is spent: only then another one helps. */
  spent_action?: ReactNode;
};

const empty = { current_password: '', password: '', confirm_password: '' };

/** Asks for a new password, twice. */
export function NewPasswordForm({
  current_of,
  save,
  onSession,
  spent_action,
}: NewPasswordFormProps) {
  const { LL } = useI18nContext();
  const [problem, setProblem] = useState<AuthRefusal>();
  const [is_spent, setSpent] = useState(false);
  const describe = useAuthProblem();
  const element = useRef<HTMLFormElement>(null);
  const words = LL.auth.new_password;
  const with_current = current_of !== undefined;
  const problemsOf = with_current ? changePasswordProblems : newPasswordProblems;
  const form = useForm({
    defaultValues: empty,
    ...checkedBy(problemsOf),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    onSubmit: async ({ value }) => {
      setProblem(undefined);
      const saved = await save(value);
      if (saved.ok) return onSession(saved.session);
      const wrong = with_current && saved.code === 'invalid_credentials';
      const { current_password_wrong } = LL.auth.problem;
      setSpent(saved.code === 'link_expired');
      setProblem(wrong ? { title: current_password_wrong() } : describe(saved));
    },
  });
  const bound = useBound();
  return (
    <Form ref={element} className="flex flex-col gap-5" form={form}>
      {with_current && (
        <input name="username" autoComplete="username" value={current_of} readOnly hidden />
      )}
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
      <NewPasswordFields
        form={form}
        label={words.password()}
        confirm_label={words.confirm_password()}
        hint={LL.auth.field.password_hint()}
      />
      <SubmitButton
        form={form}
        size="lg"
        block
        text={words.submit()}
        busy_text={words.submitting()}
      />
      <AuthNote problem={problem} action={is_spent && spent_action} />
    </Form>
  );
}
