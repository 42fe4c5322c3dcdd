import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { signInWithPassword } from '#sync/identity/authentication.ts';
import { addPasskey } from '#sync/identity/passkeys.ts';
import type { Person } from '#sync/identity/person.ts';
import type { Session } from '#sync/identity/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { AuthNote } from '../auth-note.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { useAuthProblem, type AuthRefusal } from '../use-auth-problem.ts';
import { sayAdded } from './offer-passkey.ts';

type AddPasskeyProps = {
  person: Person;
  onProved: (session: Session) => Promise<void>;
  onAdded: () => void;
};

/** Makes a key on this device. Who signed in a while ago is asked for the password first. */
export function AddPasskey({ person, onProved, onAdded }: AddPasskeyProps) {
  const { LL } = useI18nContext();
  const { local } = useAccount();
  const [busy, setBusy] = useState(false);
  const [proving, setProving] = useState(false);
  const words = LL.auth.passkey;

  async function add() {
    setBusy(true);
    const added = await addPasskey({ ...local, user_id: person.id });
    setBusy(false);
    if (!added.ok && added.code === 'sign_in_again' && !proving) return setProving(true);
    setProving(false);
    sayAdded(added, LL);
    if (added.ok) onAdded();
  }
  return (
    <>
      <Button icon={KeyRound} busy={busy} onClick={() => void add()}>
        {busy ? words.creating() : words.create()}
      </Button>
      {proving && (
        <ProveDialog
          person={person}
          onClose={() => setProving(false)}
          onProved={async (session) => {
            await onProved(session);
            await add();
          }}
        />
      )}
    </>
  );
}

function ProveDialog({
  person,
  onProved,
  onClose,
}: Pick<AddPasskeyProps, 'person' | 'onProved'> & { onClose: () => void }) {
  const { LL } = useI18nContext();
  const { server } = useAccount().local.source;
  const describe = useAuthProblem();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthRefusal>();
  const words = LL.auth.passkey;

  async function prove() {
    if (busy || password === '') return;
    setBusy(true);
    setProblem(undefined);
    const signed = await signInWithPassword(server, { email: person.email, password });
    if (signed.ok) return onProved(signed.session);
    setBusy(false);
    const wrong = { title: LL.auth.problem.current_password_wrong() };
    setProblem(signed.code === 'invalid_credentials' ? wrong : describe(signed));
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.create()}
      close_label={LL.common.cancel()}
      actions={
        <Button variant="main" type="submit" form="passkey-proof" busy={busy}>
          {busy ? words.creating() : words.create()}
        </Button>
      }
    >
      <form
        id="passkey-proof"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void prove();
        }}
      >
        <p>{words.prove()}</p>
        <PasswordField
          label={LL.auth.field.password()}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <AuthNote problem={problem} />
      </form>
    </Dialog>
  );
}
