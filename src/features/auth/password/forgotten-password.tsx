import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { useRootState } from '#ui/use-root-state.ts';
import { RecoveryForm, type Sent } from './recovery-form.tsx';

type ForgottenPasswordProps = {
  email: string;
  /** Kept for the sign-in form. */
  onEmail: (email: string) => void;
  onMail: () => void;
  onBack: () => void;
};

/** Requests a link to set a new password; says the same whether or not the account exists. */
export function ForgottenPassword({ onMail, ...props }: ForgottenPasswordProps) {
  useRootState('signal');
  const { LL } = useI18nContext();
  const [sent, setSent] = useState<Sent>();
  const words = LL.auth.forgot;
  function say(asked: Sent) {
    onMail();
    setSent(asked);
  }
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
          {sent ? <LinkSent {...sent} /> : <RecoveryForm {...props} onSent={say} />}
        </div>
      </div>
    </>
  );
}

function LinkSent({ email, mail }: Sent) {
  const { LL } = useI18nContext();
  const words = LL.auth.forgot;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []); // the place of the removed form
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-6">
      {mail === 'none' ? (
        <Note kind="info" title={words.no_mail()}>
          {words.no_mail_detail({ email })}
        </Note>
      ) : (
        <Note kind="confirmed" title={words.sent()}>
          {words.sent_detail({ email })}
        </Note>
      )}
      {mail === 'sent' && <p className="text-soft">{words.spam()}</p>}
      {mail === 'terminal' && <Note kind="info">{words.in_terminal()}</Note>}
    </div>
  );
}
