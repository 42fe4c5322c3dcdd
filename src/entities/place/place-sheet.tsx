import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { IconButton } from '#ui/button.tsx';
import { topDialog } from '#ui/overlay/top-dialog.ts';
import { useRootState } from '#ui/use-root-state.ts';
import './place-sheet.css';

type PlaceSheetProps = {
  /** Another place replaces what is shown. */
  place_id: string;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the main one last; they stick to the bottom. */
  actions?: ReactNode;
};

/** Where Escape means something else. */
const OTHERS = '.top-bar, input, select, textarea';

/**
 * What a tap on a mark shows, over the map and not instead of it: list and map stay in use, and
 * another mark replaces its content. The sheet takes the focus, and gives it back when it closes.
 */
export function PlaceSheet({ place_id, title, onClose, children, actions }: PlaceSheetProps) {
  const { LL } = useI18nContext();
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** What had the focus before the latest place was chosen. */
  const opener = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const { activeElement } = document;
    if (!sheet.current?.contains(activeElement)) opener.current = activeElement as HTMLElement;
    heading.current?.focus({ preventScroll: true });
  }, [place_id]);

  useRootState('place');
  useLayoutEffect(() => {
    const element = sheet.current;
    return () => {
      if (element?.contains(document.activeElement)) opener.current?.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const listen = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || topDialog()) return;
      if (!(target instanceof Element && target.closest(OTHERS))) close();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <div ref={sheet} role="dialog" aria-labelledby={id} className="place-sheet">
      <div className="flex items-center justify-between gap-3 ps-5 pe-2 pt-3">
        <h2 ref={heading} id={id} tabIndex={-1} className="py-2 text-2xl">
          {title}
        </h2>
        <IconButton icon={X} label={LL.common.close()} onClick={onClose} />
      </div>
      <div key={place_id} className="relative overflow-y-auto overscroll-contain px-5 pt-1 pb-5">
        {children}
      </div>
      {actions && <div className="sheet-actions">{actions}</div>}
    </div>
  );
}
