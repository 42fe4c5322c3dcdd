import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/use-outbox.ts';
import { isWaiting } from '#sync/outbox.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { SignOutChoices } from './sign-out-choices.tsx';

export type SignOutProps = {
  onCancel: () => void;
  /** @param keep_queue what waits stays on the device until the same person is back */
  onSignOut: (keep_queue: boolean) => Promise<void>;
};

/** A plain question, or three ways to treat what has not been sent yet. Rule [S4]. */
// A default export, because React.lazy takes nothing else.
export default function SignOutDialog(props: SignOutProps) {
  const { LL } = useI18nContext();
  const outbox = useOutbox();
  const [asked_with, setAskedWith] = useState<number>();
  if (!outbox) return null;
  const waiting = outbox.filter(isWaiting).length;
  // once three ways were offered they stay, also when the last one is sent meanwhile
  if (asked_with === undefined) setAskedWith(waiting);
  if (asked_with) return <SignOutChoices {...props} waiting={waiting} />;
  return (
    <ConfirmDialog
      open
      title={LL.auth.sign_out.title()}
      confirm_label={LL.auth.sign_out.confirm()}
      cancel_label={LL.common.cancel()}
      onCancel={props.onCancel}
      onConfirm={() => void props.onSignOut(false)}
    >
      {LL.auth.sign_out.body()}
    </ConfirmDialog>
  );
}
