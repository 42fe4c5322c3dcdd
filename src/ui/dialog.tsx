import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';

type DialogProps = {
  open: boolean;
  /** Called for Escape, the backdrop, the cross and the back gesture of the browser. */
  onClose: () => void;
  title: string;
  close_label: string;
  children: ReactNode;
  /** Buttons, the main one last; they stick to the bottom. */
  actions?: ReactNode;
  /** true: no cross, no backdrop; a choice must be made (Escape still cancels). */
  decide?: boolean;
};

/**
 * The native <dialog>: focus is kept inside and returns where it was. Below 768 px it is a sheet at
 * the bottom edge, where the thumb is; above, a card in the middle.
 */
export function Dialog({
  open,
  onClose,
  title,
  close_label,
  children,
  actions,
  decide = false,
}: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element || element.open) return;
    element.showModal();
    // Else the cross is first: read the title, and draw no ring round a button nobody chose.
    element.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [open]);

  useLayoutEffect(() => {
    if (!open) return undefined;
    const element = dialog.current;
    // Taken away while it is open it would give no focus back. One that opens in its place, in an effect, comes
    // after this, and remembers where the focus was before both.
    return () => element?.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className="sheet text-base-content"
      aria-labelledby={id}
      onClose={(event) => {
        // React lets this event bubble, and it may come when the dialog is gone
        if (open && event.target === dialog.current && !dialog.current.open) onClose();
      }}
      onCancel={(event) => {
        if (event.target !== dialog.current) return; // of a dialog or a file chooser inside
        event.preventDefault(); // the owner of `open` decides, so that state and screen agree
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current && !decide) onClose();
      }}
    >
      {open && (
        <div className="sheet-body">
          <header className="flex items-center justify-between gap-3 ps-5 pe-2 pt-3">
            <h2
              id={id}
              tabIndex={-1}
              data-first={decide ? undefined : ''}
              className="py-2 text-2xl"
            >
              {title}
            </h2>
            {!decide && <IconButton icon={X} label={close_label} onClick={onClose} />}
          </header>
          <div className="relative overflow-y-auto overscroll-contain px-5 pt-1 pb-5">
            {children}
          </div>
          {actions && <footer className="sheet-actions">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
