import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button.tsx';

type DialogProps = {
  open: boolean;
  /** Called for Escape, the backdrop, the close button and the browser's back gesture. */
  onClose: () => void;
  title: string;
  close_label: string;
  children: ReactNode;
  /** Buttons, the main one last; they stick to the bottom. */
  actions?: ReactNode;
  /**
   * true: no close button and no backdrop click, because a choice must be made (Escape still
   * cancels).
   */
  decide?: boolean;
};

/**
 * The native <dialog>: the focus is kept inside and returns afterwards. Below 768 px it is a sheet
 * at the bottom edge, near the thumb; above, a card in the middle.
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
  /** Whether the press began on the backdrop. One that selects text may end there: it closes nothing. */
  const pressed_outside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element || element.open) return;
    element.showModal();
    // Otherwise the close button would get the focus: focus the title instead, so that a screen
    // reader reads it and no ring appears around a button that nobody chose.
    element.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [open]);

  useLayoutEffect(() => {
    if (!open) return undefined;
    const element = dialog.current;
    // Closed before it is removed, because removing an open dialog does not return the focus. A
    // dialog that replaces it opens in an effect, thus after this, and remembers the element that
    // had the focus before both.
    return () => element?.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className="sheet text-base-content"
      aria-labelledby={id}
      onClose={(event) => {
        // React lets this event bubble, and it may arrive after the dialog was removed
        if (open && event.target === dialog.current && !dialog.current.open) onClose();
      }}
      onCancel={(event) => {
        if (event.target !== dialog.current) return; // from a dialog or a file chooser inside
        event.preventDefault(); // the owner of `open` decides, so that state and screen agree
        onClose();
      }}
      onPointerDown={(event) => {
        pressed_outside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && pressed_outside.current && !decide) onClose();
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
