import { useForm } from '@tanstack/react-form';
import { useEffect, useRef, useState } from 'react';
import { signInProblems } from '#domain/person/auth-form.ts';
import { checkedBy } from '#entities/form/checked-by.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { useAccount } from '#live/account-context.ts';
import { signInWithPassword } from '#sync/identity/authentication.ts';
import type { Session } from '#sync/identity/session.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { PasswordField } from './password/password-field.tsx';
import { INPUT } from './input-kinds.ts';
import { SendAgain } from './send-again.tsx';
import { AuthNote } from './auth-note.tsx';
import { useAuthProblem, type AuthRefusal } from './use-auth-problem.ts';

type SignInFormProps = {
  /** Prefilled: the account just created, or the one whose session has expired. */
  email: string;
  /** The account of this address was just created, and a mail has to be opened first. */
  unconfirmed: boolean;
  /** Only the password is missing: the person asked to sign in with this address. */
  at_password?: boolean;
  onSession: (session: Session) => Promise<void>;
  /** @param email what was typed so far */
  onForgot: (email: string) => void;
};

export function SignInForm({
  email,
  unconfirmed,
  at_password = false,
  onSession,
  onForgot,
}: SignInFormProps) {
  const { LL } = useI18nContext();
  const { server } = useAccount().local.source;
  const [problem, setProblem] = useState<AuthRefusal>();
  const [waits_for, setWaitsFor] = useState(unconfirmed ? email : undefined);
  const describe = useAuthProblem();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    defaultValues: { email, password: '' },
    ...checkedBy(signInProblems),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    onSubmit: async ({ value }) => {
      setProblem(undefined);
      const address = value.email.trim();
      const signed = await signInWithPassword(server, { ...value, email: address });
      if (signed.ok) return onSession(signed.session);
      setWaitsFor(signed.code === 'email_not_confirmed' ? address : undefined);
      setProblem(describe(signed, LL.auth.problem.sign_in_failed()));
    },
  });
  useEffect(() => {
    const field = element.current?.elements.namedItem('password');
    if (at_password && field instanceof HTMLElement) field.focus();
  }, [at_password]);
  const bound = useBound();
  // first of all for a new account: its person can do nothing else here
  const is_new = unconfirmed && waits_for === email;
  const to_confirm = LL.auth.confirmation.title();
  return (
    <Form ref={element} className="flex flex-col gap-5" form={form}>
      {is_new && <AuthNote problem={undefined} info={to_confirm} />}
      {is_new && <SendAgain email={email} />}
      <form.Field name="email">
        {(field) => <TextField label={LL.auth.field.email()} {...bound(field)} {...INPUT.email} />}
      </form.Field>
      <form.Field name="password">
        {(field) => (
          <PasswordField
            label={LL.auth.field.password()}
            autoComplete="current-password"
            {...bound(field)}
          />
        )}
      </form.Field>
      <SubmitButton
        form={form}
        size="lg"
        block
        text={LL.auth.sign_in.submit()}
        busy_text={LL.auth.sign_in.submitting()}
      />
      <Button variant="plain" onClick={() => onForgot(form.state.values.email.trim())}>
        {LL.auth.forgot.link()}
      </Button>
      <AuthNote problem={problem} info={!!waits_for && !is_new && to_confirm} />
      {waits_for && !is_new && <SendAgain key={waits_for} email={waits_for} />}
    </Form>
  );
}
