import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  confirm_label: string;
  cancel_label: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** The confirmed action can't be undone: drawn in red. The focus starts on the cancel button. */
  danger?: boolean;
  busy?: boolean;
};

/** A question with two answers. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm_label,
  cancel_label,
  onConfirm,
  onCancel,
  danger = false,
  busy = false,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      close_label={cancel_label}
      decide
      actions={
        <>
          <Button onClick={onCancel}>{cancel_label}</Button>
          <Button variant={danger ? 'danger' : 'main'} busy={busy} onClick={onConfirm}>
            {confirm_label}
          </Button>
        </>
      }
    >
      <div className="text-base leading-relaxed">{children}</div>
    </Dialog>
  );
}
