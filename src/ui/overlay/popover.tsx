import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../button.tsx';

type PopoverProps = {
  icon: LucideIcon;
  label: string;
  badge?: string | undefined;
  /** Receives a function that closes the panel and returns the focus. */
  children: (close: () => void) => ReactNode;
};

/**
 * A button that opens a panel below itself. Escape, a click outside or leaving with Tab closes it.
 * For the top bar from 768 px up; below that, put the same content into the menu or a Dialog.
 */
export function Popover({ icon, label, badge, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const close = () => setOpen(false);

  return (
    <div
      ref={box}
      className="relative"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !box.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <IconButton
        icon={icon}
        label={label}
        badge={badge}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && <Panel>{children(close)}</Panel>}
    </div>
  );
}

/**
 * Returns the focus to the button as long as both exist: the button may have been removed from a
 * narrow bar.
 */
function Panel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      if (element?.contains(document.activeElement))
        element.parentElement?.querySelector('button')?.focus();
    };
  }, []);
  return (
    <div ref={panel} className="popover-panel end-0">
      {children}
    </div>
  );
}

type MenuItemProps = {
  icon?: LucideIcon;
  children: ReactNode;
  /** Draws a mark, for one of several options (language, theme). */
  selected?: boolean;
  onClick: () => void;
};

/** For links: `<Link className={menuItemClass}>`. */
export const menuItemClass = 'menu-item';

/** A row of a menu, 48 px tall. */
export function MenuItem({ icon: Icon, children, selected, onClick }: MenuItemProps) {
  return (
    <button type="button" className={menuItemClass} aria-pressed={selected} onClick={onClick}>
      {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
      <span className="flex-1">{children}</span>
    </button>
  );
}
