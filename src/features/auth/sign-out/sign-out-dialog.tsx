import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLeftBehind } from '#live/lost/use-left-behind.ts';
import { staysOf, unsentOf, type LeftBehind } from '#sync/account/left-behind.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { SignOutChoices } from './sign-out-choices.tsx';

export type SignOutProps = {
  onClose: () => void;
  /** @param keep_queue the queue and the drafts stay on the device until the same person is back */
  onSignOut: (keep_queue: boolean) => Promise<void>;
};

/** A plain question, or the choices for what exists on this device only. Rule [S4]. */
// A default export, because React.lazy takes nothing else.
export default function SignOutDialog(props: SignOutProps) {
  const { LL } = useI18nContext();
  const left = useLeftBehind();
  const [asked_with, setAskedWith] = useState<LeftBehind>();
  if (!left) return null;
  // once offered, the choices stay, also when the last action is sent meanwhile
  if (!asked_with) setAskedWith(left);
  else if (unsentOf(asked_with) + staysOf(asked_with) > 0) {
    return <SignOutChoices {...props} left={left} sends={unsentOf(asked_with) > 0} />;
  }
  return (
    <ConfirmDialog
      open
      title={LL.auth.sign_out.title()}
      confirm_label={LL.auth.sign_out.confirm()}
      cancel_label={LL.common.cancel()}
      onCancel={props.onClose}
      onConfirm={() => void props.onSignOut(false)}
    >
      {LL.auth.sign_out.body()}
    </ConfirmDialog>
  );
}
