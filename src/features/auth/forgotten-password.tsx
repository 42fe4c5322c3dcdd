import { revalidateLogic, useForm } from '@tanstack/react-form';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { emailProblems } from '#domain/auth-form.ts';
import { problemsByField } from '#domain/problem.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/use-bound.ts';
import { useAccount } from '#live/account-context.ts';
import { askForRecovery } from '#sync/identity/password.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { Note } from '#ui/note.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ScreenTitle } from '#ui/screen-title.tsx';
import { TextField } from '#ui/text-field.tsx';
import { INPUT } from './input-kinds.ts';
import { useAuthProblem, type AuthRefusal } from './use-auth-problem.ts';

type ForgottenPasswordProps = {
  email: string;
  /** Kept for the sign-in form. */
  onEmail: (email: string) => void;
  onBack: () => void;
};

type Sent = { email: string; development_link: string | undefined };

/** Requests a link to set a new password; says the same whether or not the account exists. */
export function ForgottenPassword(props: ForgottenPasswordProps) {
  const { LL } = useI18nContext();
  const [sent, setSent] = useState<Sent>();
  const words = LL.auth.forgot;
  return (
    <>
      <ScreenTitle>{words.heading()}</ScreenTitle>
      <PageHeader
        title={words.heading()}
        back={
          <Button variant="plain" icon={ArrowLeft} onClick={props.onBack}>
            {words.back()}
          </Button>
        }
      />
      <div className="page-width py-6">
        <div className="flex max-w-lg flex-col gap-6">
          {sent ? <LinkSent {...sent} /> : <AskForm {...props} onSent={setSent} />}
        </div>
      </div>
    </>
  );
}

function AskForm({
  email,
  onEmail,
  onSent,
}: ForgottenPasswordProps & { onSent: (sent: Sent) => void }) {
  const { LL } = useI18nContext();
  const { server } = useAccount().engine.source;
  const [problem, setProblem] = useState<AuthRefusal>();
  const describe = useAuthProblem();
  const element = useRef<HTMLFormElement>(null);
  const bound = useBound();
  const words = LL.auth.forgot;
  const form = useForm({
    defaultValues: { email },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => problemsByField(emailProblems(value)) },
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    onSubmit: async ({ value }) => {
      setProblem(undefined);
      const address = value.email.trim();
      const redirect_to = `${location.origin}/new-password`;
      const asked = await askForRecovery(server, { email: address, redirect_to });
      if (!asked.ok) return setProblem(describe(asked.code));
      onEmail(address);
      onSent({ email: address, development_link: asked.development_link });
    },
  });
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
      <p>{words.body()}</p>
      <form.Field name="email">
        {(field) => <TextField label={LL.auth.field.email()} {...bound(field)} {...INPUT.email} />}
      </form.Field>
      {problem && (
        <Note kind="refused" title={problem.title}>
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

function LinkSent({ email, development_link }: Sent) {
  const { LL } = useI18nContext();
  const words = LL.auth.forgot;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []); // the place of the removed form
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-6">
      <Note kind="confirmed" title={words.sent()}>
        {words.sent_detail({ email })}
      </Note>
      {development_link && (
        <Note
          kind="info"
          action={
            <a href={development_link} className={buttonClass()}>
              {words.open()}
            </a>
          }
        >
          {words.development()}
        </Note>
      )}
    </div>
  );
}
