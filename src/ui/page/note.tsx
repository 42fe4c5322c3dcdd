import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Info from 'lucide-react/icons/info';
import Send from 'lucide-react/icons/send';

type NoteProps = {
  kind: 'waiting' | 'sending' | 'confirmed' | 'refused' | 'info';
  title?: string;
  children?: ReactNode;
  /** Buttons or links under the text; on a phone from edge to edge, so that two are one row. */
  action?: ReactNode;
};

const ICONS = {
  waiting: Clock,
  sending: Send,
  confirmed: CircleCheck,
  refused: CircleAlert,
  info: Info,
};

/** A card inside a screen about one subject: a refused registration, a confirmed place. */
export function Note({ kind, title, children, action }: NoteProps) {
  const Icon = ICONS[kind];
  return (
    <div role={kind === 'refused' ? 'alert' : 'status'} className={`note flex-wrap note-${kind}`}>
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-display text-xl leading-tight text-base-content">{title}</p>}
        {children && <div className="text-base-content">{children}</div>}
      </div>
      {action && <div className="flex basis-full flex-wrap gap-3 md:ms-9.5">{action}</div>}
    </div>
  );
}
