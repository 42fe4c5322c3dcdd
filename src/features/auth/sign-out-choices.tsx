import { HardDriveDownload, Send, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Note } from '#ui/note.tsx';
import type { SignOutProps } from './sign-out-dialog.tsx';
import { useSendThen } from './use-send-then.ts';

/** Send now, keep on this device, or discard; the last one asks again. */
export function SignOutChoices({
  waiting,
  onCancel,
  onSignOut,
}: SignOutProps & { waiting: number }) {
  const { LL } = useI18nContext();
  const [discarding, setDiscarding] = useState(false);
  const { send, state } = useSendThen(() => void onSignOut(false));
  const words = LL.auth.sign_out;
  if (discarding) {
    return (
      <ConfirmDialog
        open
        danger
        title={words.discard()}
        confirm_label={LL.outbox.discard.confirm()}
        cancel_label={LL.common.cancel()}
        onCancel={() => setDiscarding(false)}
        onConfirm={() => void onSignOut(false)}
      >
        {words.pending_count({ pending: waiting })} {LL.outbox.discard.body()}
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onCancel}
      title={words.pending_title()}
      close_label={LL.common.cancel()}
      actions={<Button onClick={onCancel}>{LL.common.cancel()}</Button>}
    >
      <div className="flex flex-col gap-4">
        <p>{words.pending_body({ pending: waiting })}</p>
        {state === 'failed' && <Note kind="refused" title={words.still_pending()} />}
        <Choice hint={words.send_now_hint()}>
          <Button variant="main" icon={Send} block busy={state === 'sending'} onClick={send}>
            {state === 'sending' ? words.sending() : words.send_now()}
          </Button>
        </Choice>
        <Choice hint={words.keep_hint()}>
          <Button icon={HardDriveDownload} block onClick={() => void onSignOut(true)}>
            {words.keep()}
          </Button>
        </Choice>
        <Choice hint={words.discard_hint()}>
          <Button variant="danger" icon={Trash2} block onClick={() => setDiscarding(true)}>
            {words.discard()}
          </Button>
        </Choice>
      </div>
    </Dialog>
  );
}

function Choice({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      {children}
      <p className="text-center text-sm text-soft">{hint}</p>
    </div>
  );
}
