import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button, IconButton } from '../button.tsx';
import { useRootState } from '../use-root-state.ts';
import { useToastStore } from './toast-store.ts';
import { topDialog, watchNothing, watchTopDialog } from './top-dialog.ts';
import { useEndAlone } from './use-end-alone.ts';

/** A tap that begins to type shows the focus too. */
const TYPED_INTO = 'input, textarea, select, [contenteditable]';

const ICONS = { info: Info, success: CircleCheck, error: CircleAlert };

/**
 * On a phone a toast lies over the bar of the app, where no main action is; one to decide on stands
 * near the thumb. Place it once near the end of the shell. Errors interrupt a screen reader, other toasts wait.
 * Everything outside an open dialog is inert and behind it, so a toast that appears meanwhile is
 * rendered inside the dialog. When that closes, the same toast goes on at the end of the page: neither
 * rising nor announced a second time.
 */
export function ToastHost({ close_label }: { close_label: string }) {
  const { shown, dismiss } = useToastStore();
  const holding = useEndAlone(shown && { key: shown.id, for_ms: shown.for_ms }, dismiss);

  const dialog = useSyncExternalStore(shown ? watchTopDialog : watchNothing, topDialog);
  const [first, setFirst] = useState<{ id: number; dialog: typeof dialog }>();
  if (shown && first?.id !== shown.id) setFirst({ id: shown.id, dialog });
  const is_moved = shown !== null && first?.id === shown.id && first.dialog !== dialog;
  useRootState('toast', shown !== null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) return;
    // dialogs.css places it by that; a rising sheet is measured where it will stand
    dialog?.toggleAttribute('data-crowded', dialog.offsetTop < box.current!.offsetHeight);
    const shownFocus = () => {
      const focused = document.activeElement;
      const is_shown = focused?.matches(':focus-visible:not([tabindex="-1"])') ?? false;
      box.current?.toggleAttribute('data-by-keys', is_shown && !focused!.matches(TYPED_INTO));
      return is_shown ? focused : null;
    };
    shownFocus()?.scrollIntoView({ block: 'nearest' });
    addEventListener('focusin', shownFocus);
    return () => removeEventListener('focusin', shownFocus);
  }, [shown, dialog]);
  const Icon = ICONS[shown?.tone ?? 'info'];
  const is_error = shown?.tone === 'error';
  const place = (
    <div ref={box} className={shown?.action ? 'toast-place' : 'toast-place toast-top'}>
      <div
        role={is_error ? 'alert' : 'status'}
        aria-live={is_moved ? 'off' : is_error ? 'assertive' : 'polite'}
      >
        {shown && (
          <div
            key={shown.id}
            className={`toast-card toast-${shown.tone} ${is_moved ? 'toast-moved' : ''}`}
            {...holding}
          >
            <Icon aria-hidden className="mt-3 size-5.5 shrink-0" />
            <div className="min-w-0 flex-1 py-3">
              <p className="font-medium">{shown.title}</p>
              {shown.detail && <p className="text-sm text-soft">{shown.detail}</p>}
              {shown.action && (
                <div className="mt-2">
                  <Button
                    size="sm"
                    onClick={() => {
                      dismiss(); // first, because the action may show another toast
                      shown.action?.run();
                    }}
                  >
                    {shown.action.label}
                  </Button>
                </div>
              )}
            </div>
            <IconButton icon={X} label={close_label} onClick={dismiss} />
          </div>
        )}
      </div>
    </div>
  );
  return dialog ? createPortal(place, dialog) : place;
}
