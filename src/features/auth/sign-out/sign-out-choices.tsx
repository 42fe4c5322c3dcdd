import HardDriveDownload from 'lucide-react/icons/hard-drive-download';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash';
import { useState, type ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { draftsOf, type LeftBehind } from '#sync/account/left-behind.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Note } from '#ui/page/note.tsx';
import { LeftBehindList } from './left-behind-list.tsx';
import type { SignOutProps } from './sign-out-dialog.tsx';
import { useSendThen } from '../use-send-then.ts';

type SignOutChoicesProps = SignOutProps & {
  left: LeftBehind;
  /** Some of it can be sent; a draft can only be kept. */
  sends: boolean;
};

/** Send now, keep on this device, discard, or stay signed in; discarding asks again. */
export function SignOutChoices({ left, sends, onClose, onSignOut }: SignOutChoicesProps) {
  const { LL } = useI18nContext();
  const [discarding, setDiscarding] = useState(false);
  const drafts = draftsOf(left);
  const { send, state } = useSendThen(() => void onSignOut(drafts > 0));
  const may_send = sends && state !== 'refused'; // what is left was sent
  const words = LL.auth.sign_out;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.left_title()}
      close_label={LL.common.cancel()}
      actions={<Button onClick={onClose}>{words.stay()}</Button>}
    >
      <div className="flex flex-col gap-4">
        <LeftBehindList left={left} />
        <p>{words.left_question()}</p>
        {state === 'failed' && <Note kind="refused" title={words.still_pending()} />}
        {state === 'refused' && <Note kind="refused" title={words.was_refused()} />}
        {may_send && (
          <Choice hint={drafts > 0 ? words.send_now_hint_drafts() : words.send_now_hint()}>
            <Button variant="main" icon={Send} block busy={state === 'sending'} onClick={send}>
              {state === 'sending' ? words.sending() : words.send_now()}
            </Button>
          </Choice>
        )}
        <Choice hint={may_send ? words.keep_hint() : words.keep_hint_drafts()}>
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
      <ConfirmDialog
        open={discarding}
        danger
        title={words.discard()}
        confirm_label={LL.outbox.discard.confirm()}
        cancel_label={LL.common.cancel()}
        onCancel={() => setDiscarding(false)}
        onConfirm={() => void onSignOut(false)}
      >
        <p className="mb-2">{words.loses()}</p>
        <LeftBehindList left={left} />
      </ConfirmDialog>
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
