import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { signInWithPasskey } from '#sync/identity/passkeys.ts';
import type { Session } from '#sync/identity/session.ts';
import { Button } from '#ui/button.tsx';
import { AuthNote } from '../auth-note.tsx';
import { useAuthProblem, type AuthRefusal } from '../use-auth-problem.ts';
import { noteOffered } from './offer-passkey.ts';
import { usePasskeysHere } from './passkeys-here.ts';

type PasskeyButtonProps = {
  onSession: (session: Session) => Promise<void>;
};

/** Signs in without a password, where server and device can. */
// A default export, because React.lazy takes nothing else.
export default function PasskeyButton({ onSession }: PasskeyButtonProps) {
  const { LL } = useI18nContext();
  const { server } = useAccount().local.source;
  const { of_server } = usePasskeysHere({ needs_lock: true });
  const describe = useAuthProblem();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthRefusal>();
  const words = LL.auth.passkey;
  if (!of_server) return null;

  async function signIn() {
    setProblem(undefined);
    setBusy(true);
    const signed = await signInWithPasskey(server);
    if (signed.ok) {
      noteOffered(); // this device has one
      return onSession(signed.session);
    }
    setBusy(false);
    if (signed.code !== 'cancelled') {
      setProblem(describe(signed, LL.auth.problem.sign_in_failed()));
    }
  }
  return (
    <>
      <Button icon={KeyRound} size="lg" block busy={busy} onClick={() => void signIn()}>
        {busy ? words.signing_in() : words.sign_in()}
      </Button>
      <AuthNote problem={problem} />
    </>
  );
}
