import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { failureOf } from '#domain/words/failure.ts';
import { failureToast } from '#i18n/outcomes/failure-toast.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { deleteMyAccount } from '#sync/calls/my-data.ts';
import type { Person } from '#sync/identity/person.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Note } from '#ui/page/note.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';

type DeleteAccountProps = { person: Person; onDeleted: () => Promise<void> };

/**
 * Asks for a word, so that no accidental tap deletes an account; says why it can't be deleted yet.
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
  onDeleted,
  onClose,
}: DeleteAccountProps & { onClose: () => void }) {
  const { LL } = useI18nContext();
  const { local } = useAccount();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ title: string; detail: string }>();
  const words = LL.profile.account;
  const confirmed = typed.trim().toUpperCase() === words.delete_word();

  async function end() {
    if (!confirmed || busy) return;
    if (!navigator.onLine) return setProblem(failureToast({ kind: 'network' }, LL));
    setBusy(true);
    setProblem(undefined);
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
        {problem && (
          <Note kind="refused" title={problem.title}>
            {problem.detail}
          </Note>
        )}
        <TextField
          label={words.delete_type({ word: words.delete_word() })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  );
}
