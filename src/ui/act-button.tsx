import type { LucideIcon } from 'lucide-react';
import { Button, IconButton } from './button.tsx';
import { MenuItem } from './overlay/popover.tsx';

/** One action: a button, one in a row of a list, an icon in the head of a screen, or a line of a menu. */
export type ActLook = 'button' | 'row' | 'icon' | 'item';

type ActButtonProps = {
  look?: ActLook;
  icon: LucideIcon;
  label: string;
  busy?: boolean;
  onClick: () => void;
};

export function ActButton({ look = 'button', icon, label, busy = false, onClick }: ActButtonProps) {
  const act = () => {
    if (!busy) onClick();
  };
  if (look === 'icon') {
    return <IconButton icon={icon} label={label} aria-busy={busy || undefined} onClick={act} />;
  }
  if (look === 'item') {
    return (
      <MenuItem icon={icon} onClick={act}>
        {label}
      </MenuItem>
    );
  }
  return (
    <Button icon={icon} in_row={look === 'row'} busy={busy} onClick={onClick}>
      {label}
    </Button>
  );
}
