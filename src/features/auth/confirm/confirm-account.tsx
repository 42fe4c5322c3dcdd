import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { confirmAccount } from '#sync/identity/authentication.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { useRootState } from '#ui/use-root-state.ts';
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
  useRootState('signal');
  const { LL } = useI18nContext();
  const { server } = useAccount().local.source;
  const describe = useAuthProblem();
  const [is_sending, setSending] = useState(false);
  const [problem, setProblem] = useState<AuthRefusal>();
  // also when it has done its work, and the answer was lost
  const [is_spent, setSpent] = useState(false);
  const words = LL.auth.confirmation;

  async function confirm() {
    setProblem(undefined);
    setSending(true);
    const said = await confirmAccount(server, token);
    setSending(false);
    if (said.ok) return onConfirmed();
    const spent = said.code === 'link_expired';
    setSpent(spent);
    setProblem(spent ? { ...describe(said), detail: words.spent() } : describe(said));
  }

  return (
    <>
      <ScreenTitle>{words.heading()}</ScreenTitle>
      <PageHeader title={words.heading()} />
      <div className="page-width py-6">
        <div className="flex max-w-lg flex-col gap-6">
          {!is_spent && <p>{words.was_it_you()}</p>}
          {is_spent && <AuthNote problem={problem} />}
          {!is_spent && (
            <Button variant="main" size="lg" block busy={is_sending} onClick={() => void confirm()}>
              {is_sending ? words.confirming() : words.confirm()}
            </Button>
          )}
          <Button {...(is_spent && { variant: 'main', size: 'lg' })} block onClick={onLeave}>
            {LL.auth.forgot.back()}
          </Button>
          {!is_spent && <AuthNote problem={problem} />}
        </div>
      </div>
    </>
  );
}
