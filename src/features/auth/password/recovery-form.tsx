import { useForm } from '@tanstack/react-form';
import { useRef, useState } from 'react';
import { emailProblems } from '#domain/person/auth-form.ts';
import { checkedBy } from '#entities/form/checked-by.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { useAccount } from '#live/account-context.ts';
import { askForRecovery, type MailWay } from '#sync/identity/password.ts';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { INPUT } from '../input-kinds.ts';
import { AuthNote } from '../auth-note.tsx';
import { useAuthProblem, type AuthRefusal } from '../use-auth-problem.ts';

/** What became of the request for a link. */
export type Sent = { email: string; mail: MailWay };

type RecoveryFormProps = {
  email: string;
  /** Kept for the sign-in form. */
  onEmail: (email: string) => void;
  onSent: (sent: Sent) => void;
};

/** Asks for the address to which the link is sent. */
export function RecoveryForm({ email, onEmail, onSent }: RecoveryFormProps) {
  const { LL } = useI18nContext();
  const { server } = useAccount().local.source;
  const [problem, setProblem] = useState<AuthRefusal>();
  const describe = useAuthProblem();
  const element = useRef<HTMLFormElement>(null);
  const bound = useBound();
  const words = LL.auth.forgot;
  const form = useForm({
    defaultValues: { email },
    ...checkedBy(emailProblems),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    onSubmit: async ({ value }) => {
      setProblem(undefined);
      const address = value.email.trim();
      const redirect_to = `${location.origin}/new-password`;
      const asked = await askForRecovery(server, { email: address, redirect_to });
      if (!asked.ok) return setProblem(describe(asked));
      onEmail(address);
      onSent({ email: address, mail: asked.mail });
    },
  });
  return (
    <Form ref={element} className="flex flex-col gap-5" form={form}>
      <p>{words.body()}</p>
      <form.Field name="email">
        {(field) => <TextField label={LL.auth.field.email()} {...bound(field)} {...INPUT.email} />}
      </form.Field>
      <SubmitButton
        form={form}
        size="lg"
        block
        text={words.submit()}
        busy_text={words.submitting()}
      />
      <AuthNote problem={problem} />
    </Form>
  );
}
