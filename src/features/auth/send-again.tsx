import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { useOnline } from '#live/freshness/use-online.ts';
import { steadyMs } from '#platform/clock.ts';
import { resendConfirmation } from '#sync/identity/authentication.ts';
import { Button } from '#ui/button.tsx';
import { useSecondsLeft } from '#ui/use-seconds-left.ts';
import { nextMailAt, noteMail } from './confirmation-mail.ts';
import { AuthNote } from './auth-note.tsx';
import { useAuthProblem, type AuthRefusal } from './use-auth-problem.ts';

/**
 * Shows where the sign-up mail was sent, and offers to send it again: a minute after the last one
 * at the earliest. The answer is the same whether or not the account exists.
 */
export function SendAgain({ email }: { email: string }) {
  const { LL } = useI18nContext();
  const { server } = useAccount().local.source;
  const online = useOnline();
  const describe = useAuthProblem();
  const [state, setState] = useState<'idle' | 'sending' | 'asked'>('idle');
  const [problem, setProblem] = useState<AuthRefusal>();
  const seconds = useSecondsLeft(nextMailAt(email), steadyMs);
  const words = LL.auth.confirmation;

  async function send() {
    setProblem(undefined);
    setState('sending');
    const asked = await resendConfirmation(server, { email, redirect_to: `${location.origin}/` });
    if (asked.ok) noteMail(email);
    else setProblem(describe(asked));
    setState(asked.ok ? 'asked' : 'idle');
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="text-soft wrap-anywhere">{words.where({ email })}</p>
      <Button
        icon={RotateCw}
        block
        busy={state === 'sending'}
        disabled={!online || seconds > 0}
        onClick={() => void send()}
      >
        <span className={`tabular-nums ${seconds > 0 ? 'text-soft' : ''}`}>
          {seconds > 0 ? words.again_in({ seconds }) : words.again()}
        </span>
      </Button>
      {/* rendered empty first: a screen reader ignores a region that appears together with its text, and the signal
          comes and goes while the buttons below are looked at (law 1) */}
      <p role="status" className="min-h-lh text-soft">
        {online ? state === 'asked' && words.asked() : words.offline()}
      </p>
      <AuthNote problem={problem} />
    </div>
  );
}
