import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Crosshair from 'lucide-react/icons/crosshair';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import Send from 'lucide-react/icons/send';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { Words } from '../words.tsx';

/** The states that a chip can show. The text is the children; icon and colour follow the kind. */
export type StateKind =
  | 'waiting'
  | 'sending'
  | 'confirmed'
  | 'refused'
  | 'closed'
  | 'full'
  | 'past'
  | 'private'
  | 'cancelled'
  | 'warning'
  | 'mode'
  | 'info';

const LOOK: Record<StateKind, [tone: string, icon: LucideIcon]> = {
  waiting: ['chip-warning', Clock],
  sending: ['chip-info', Send],
  confirmed: ['chip-success', CircleCheck],
  refused: ['chip-error', CircleAlert],
  closed: ['', Lock],
  full: ['', Users],
  past: ['', Flag],
  private: ['', EyeOff],
  cancelled: ['chip-error', Ban],
  warning: ['chip-warning', TriangleAlert],
  mode: ['chip-secondary', Crosshair],
  info: ['chip-info', Info],
};

/** An icon and a text; never colour alone. `icon` overrides the icon, null removes it. */
export function StateChip({
  kind,
  icon,
  children,
}: {
  kind: StateKind;
  icon?: LucideIcon | null;
  children: ReactNode;
}) {
  const [tone, fallback] = LOOK[kind];
  const Icon = icon === undefined ? fallback : icon;
  return (
    <span className={`chip ${tone}`}>
      {Icon && <Icon aria-hidden />}
      <Words>{children}</Words>
    </span>
  );
}
