import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { IconButton } from '#ui/button.tsx';
import { topDialog } from '#ui/overlay/top-dialog.ts';
import { useRootState } from '#ui/use-root-state.ts';

type PlaceCardProps = {
  /** Another place replaces what is shown. */
  place_id: string;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** Where Escape means something else. */
const OTHERS = '.top-bar, input, select, textarea';

/**
 * The chosen place, at the top of the list and not instead of it: list and map stay in use, and another
 * one replaces its content. It takes the focus, and gives it back when it closes.
 */
export function PlaceCard({ place_id, title, onClose, children }: PlaceCardProps) {
  const { LL } = useI18nContext();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** What had the focus before the latest place was chosen. */
  const opener = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const { activeElement } = document;
    if (!card.current?.contains(activeElement)) opener.current = activeElement as HTMLElement;
    heading.current?.focus({ preventScroll: true });
  }, [place_id]);

  useRootState('place');
  useLayoutEffect(() => {
    const element = card.current;
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
    <div ref={card} role="dialog" aria-labelledby={id} className="place-card">
      <div className="flex items-center justify-between gap-3">
        <h2 ref={heading} id={id} tabIndex={-1} className="min-w-0 py-2 text-2xl leading-tight">
          {title}
        </h2>
        <IconButton icon={X} label={LL.common.close()} onClick={onClose} />
      </div>
      <div key={place_id} className="flex flex-col gap-3">
        {children}
      </div>
    </div>
  );
}
