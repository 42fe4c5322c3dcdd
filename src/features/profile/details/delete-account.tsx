import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { failureOf } from '#domain/words/failure.ts';
import { failureToast } from '#i18n/outcomes/failure-toast.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { useAccount } from '#live/account-context.ts';
import { deleteMyAccount } from '#sync/calls/my-data.ts';
import { signInWithPassword, type Failed } from '#sync/identity/authentication.ts';
import type { Person } from '#sync/identity/person.ts';
import type { Session } from '#sync/identity/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Note } from '#ui/page/note.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';

export type DeleteAccountProps = {
  person: Person;
  /** The same person has just proved the password: the server asks for such a session. */
  onProved: (session: Session) => Promise<void>;
  onDeleted: () => Promise<void>;
};

/**
 * Asks for a word, because one tap must not delete an account, and for the password, because only its
 * owner may. Says why the account can't be deleted yet.
 */
export function DeleteAccount(props: DeleteAccountProps) {
  const { LL } = useI18nContext();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" icon={Trash2} onClick={() => setAsking(true)}>
        {LL.profile.account.delete()}
      </Button>
      {asking && <DeleteDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function DeleteDialog({
  person,
  onProved,
  onDeleted,
  onClose,
}: DeleteAccountProps & { onClose: () => void }) {
  const { LL } = useI18nContext();
  const { local } = useAccount();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ title: string; detail: string }>();
  const words = LL.profile.account;
  const confirmed = typed.trim().toUpperCase() === words.delete_word() && password !== '';

  async function end() {
    if (!confirmed || busy) return;
    if (!navigator.onLine) return setProblem(failureToast({ kind: 'network' }, LL));
    setBusy(true);
    setProblem(undefined);
    const signed = await signInWithPassword(local.source.server, { email: person.email, password });
    if (!signed.ok) {
      setBusy(false);
      return setProblem(passwordProblem(signed, LL));
    }
    await onProved(signed.session);
    const outcome = await deleteMyAccount({ ...local, user_id: person.id });
    if (outcome.kind !== 'ok') {
      setBusy(false);
      return setProblem(failureToast(failureOf(outcome), LL, words.delete_failed()));
    }
    await onDeleted();
    showToast({ tone: 'success', title: words.deleted() });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.delete_ask()}
      close_label={LL.common.cancel()}
      actions={
        <>
          <Button onClick={onClose}>{LL.common.cancel()}</Button>
          <Button
            variant="danger"
            busy={busy}
            disabled={!confirmed}
            type="submit"
            form="delete-account-form"
          >
            {busy ? words.deleting() : words.delete()}
          </Button>
        </>
      }
    >
      <form
        id="delete-account-form"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void end();
        }}
      >
        <p>{words.delete_body()}</p>
        <TextField
          label={words.delete_type({ word: words.delete_word() })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
        />
        <TextField
          label={LL.auth.field.password()}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        {problem && (
          <Note kind="refused" title={problem.title}>
            {problem.detail}
          </Note>
        )}
      </form>
    </Dialog>
  );
}

function passwordProblem({ code }: Failed, LL: TranslationFunctions) {
  const words = LL.auth.problem;
  if (code === 'invalid_credentials') return { title: words.current_password_wrong(), detail: '' };
  if (code === 'too_many_requests') return { title: words.too_many_requests(), detail: '' };
  return failureToast({ kind: code === 'unreachable' ? 'network' : 'unknown' }, LL);
}
