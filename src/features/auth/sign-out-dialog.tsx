import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/use-outbox.ts';
import { useOutboxActions } from '#live/use-outbox-actions.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';

type SignOutDialogProps = {
  onCancel: () => void;
  /** @param keep_queue what waits stays on the device until the same person is back */
  onSignOut: (keep_queue: boolean) => Promise<void>;
};

// TODO replaced below
export default function SignOutDialog({ onCancel, onSignOut }: SignOutDialogProps) {
  void useState;
  void useOutbox;
  void useOutboxActions;
  void Button;
  void Dialog;
  const { LL } = useI18nContext();
  return (
    <ConfirmDialog
      open
      title={LL.auth.sign_out.title()}
      confirm_label={LL.auth.sign_out.confirm()}
      cancel_label={LL.common.cancel()}
      onCancel={onCancel}
      onConfirm={() => void onSignOut(false)}
    >
      {LL.auth.sign_out.body()}
    </ConfirmDialog>
  );
}
