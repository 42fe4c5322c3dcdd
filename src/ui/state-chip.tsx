import type { LucideIcon } from 'lucide-react';
import {
  Ban,
  CircleAlert,
  CircleCheck,
  Clock,
  Crosshair,
  EyeOff,
  Flag,
  Info,
  Lock,
  Send,
  TriangleAlert,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';

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
  | 'canceled'
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
  canceled: ['chip-error', Ban],
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
      {children}
    </span>
  );
}
