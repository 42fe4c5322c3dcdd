import { useState } from 'react';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { lettersOver } from '#i18n/words/use-bound.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { removePasskey, renamePasskey, type Passkey } from '#sync/identity/passkeys.ts';
import type { Person } from '#sync/identity/person.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { useAuthProblem } from '../use-auth-problem.ts';

type PasskeyRowProps = {
  person: Person;
  passkey: Passkey;
  onChanged: () => void;
};

/** One key: its name, when it was used, and what can be done with it. */
export function PasskeyRow({ person, passkey, onChanged }: PasskeyRowProps) {
  const { LL, locale } = useI18nContext();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const words = LL.auth.passkey;
  const day = (at: string) => formatDay(eventDay(at), locale);
  const name = passkey.friendly_name ?? words.unnamed({ day: day(passkey.created_at) });
  const asked = { person, passkey, name, onChanged, onClose: () => setOpen(undefined) };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-48 flex-1">
        <p className="wrap-anywhere">
          <strong>{name}</strong>
        </p>
        <p className="text-sm text-soft">
          {passkey.last_used_at === null
            ? words.never_used()
            : words.used({ day: day(passkey.last_used_at) })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button aria-label={words.rename_of({ name })} onClick={() => setOpen('rename')}>
          {words.rename()}
        </Button>
        <Button
          variant="danger"
          aria-label={words.remove_of({ name })}
          onClick={() => setOpen('remove')}
        >
          {words.remove()}
        </Button>
      </div>
      {open === 'rename' && <RenameDialog {...asked} />}
      {open === 'remove' && <RemoveDialog {...asked} />}
    </li>
  );
}

/** The server keeps no more. */
const LONGEST_NAME = 120;

type AskedProps = PasskeyRowProps & { name: string; onClose: () => void };

function RenameDialog({ person, passkey, name, onChanged, onClose }: AskedProps) {
  const { LL } = useI18nContext();
  const { local } = useAccount();
  const [typed, setTyped] = useState(name);
  const { busy, run } = useChange(onChanged, onClose);
  const words = LL.auth.passkey;
  const chosen = typed.trim();
  const over = lettersOver(typed, LONGEST_NAME, LL);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.rename()}
      close_label={LL.common.cancel()}
      actions={
        <Button variant="main" type="submit" form="passkey-name" busy={busy} disabled={!chosen}>
          {words.save()}
        </Button>
      }
    >
      <form
        id="passkey-name"
        onSubmit={(event) => {
          event.preventDefault();
          if (!chosen || over || busy) return;
          void run(() =>
            renamePasskey({ ...local, user_id: person.id }, { id: passkey.id, name: chosen }),
          );
        }}
      >
        <TextField
          label={words.name()}
          autoComplete="off"
          error={over}
          value={typed}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  );
}

function RemoveDialog({ person, passkey, name, onChanged, onClose }: AskedProps) {
  const { LL } = useI18nContext();
  const { local } = useAccount();
  const { busy, run } = useChange(onChanged, onClose);
  const words = LL.auth.passkey;
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={words.remove_ask({ name })}
      confirm_label={words.remove()}
      cancel_label={LL.common.cancel()}
      onCancel={onClose}
      onConfirm={() =>
        void run(async () => {
          const removed = await removePasskey({ ...local, user_id: person.id }, passkey.id);
          if (removed.ok) showToast({ tone: 'success', title: words.removed() });
          return removed;
        })
      }
    >
      <p>{words.remove_body()}</p>
    </ConfirmDialog>
  );
}

/**
 * Runs a change of a key. The dialog closes if it worked. If it failed, a toast says why, and the
 * dialog stays with what was typed. The list is read again in both cases.
 */
function useChange(onChanged: () => void, onClose: () => void) {
  const { LL } = useI18nContext();
  const describe = useAuthProblem();
  const [busy, setBusy] = useState(false);
  async function run(change: () => ReturnType<typeof renamePasskey>) {
    setBusy(true);
    const changed = await change();
    setBusy(false);
    if (changed.ok) onClose();
    else showToast({ tone: 'error', ...describe(changed, LL.auth.passkey.failed()) });
    onChanged();
  }
  return { busy, run };
}
