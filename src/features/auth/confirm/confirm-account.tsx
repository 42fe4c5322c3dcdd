import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { confirmAccount } from '#sync/identity/authentication.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { AuthNote } from '../auth-note.tsx';
import { useAuthProblem, type AuthRefusal } from '../use-auth-problem.ts';

type ConfirmAccountProps = {
  /** From the mail. */
  token: string;
  onConfirmed: () => void;
  /** The account stays as it is. */
  onLeave: () => void;
};

/**
 * The screen that the link of a sign-up's mail opens. Only its button spends the token, because mail
 * scanners open links too.
 */
export function ConfirmAccount({ token, onConfirmed, onLeave }: ConfirmAccountProps) {
  const { LL } = useI18nContext();
  const { server } = useAccount().local.source;
  const describe = useAuthProblem();
  const [is_sending, setSending] = useState(false);
  const [problem, setProblem] = useState<AuthRefusal>();
  const words = LL.auth.confirmation;

  async function confirm() {
    setProblem(undefined);
    setSending(true);
    const said = await confirmAccount(server, token);
    setSending(false);
    if (said.ok) onConfirmed();
    else setProblem(describe(said));
  }

  return (
    <>
      <ScreenTitle>{words.heading()}</ScreenTitle>
      <PageHeader title={words.heading()} />
      <div className="page-width py-6">
        <div className="flex max-w-lg flex-col gap-6">
          <p>{words.was_it_you()}</p>
          <AuthNote problem={problem} />
          <Button variant="main" size="lg" block busy={is_sending} onClick={() => void confirm()}>
            {is_sending ? words.confirming() : words.confirm()}
          </Button>
          <Button block onClick={onLeave}>
            {LL.auth.forgot.back()}
          </Button>
        </div>
      </div>
    </>
  );
}
