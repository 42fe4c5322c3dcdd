import type { LucideIcon } from 'lucide-react';
import Download from 'lucide-react/icons/download';
import History from 'lucide-react/icons/rotate-ccw-clock';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type BannerProps = {
  kind: 'offline' | 'old' | 'update' | 'problem';
  children: ReactNode;
  /** Without a signal: what a phone only reads out. */
  more?: string;
  /** It is not so any more: its place stays empty. */
  is_over?: boolean;
  /** A small Button or link; without a signal, how old the data is. */
  action?: ReactNode;
};

const ICONS: Record<Exclude<BannerProps['kind'], 'offline'>, LucideIcon> = {
  old: History,
  update: Download,
  problem: TriangleAlert,
};

/**
 * A full-width message about the app itself. Announced politely when it appears. Without a signal it
 * is one line of 32 px, so that the screen keeps its room.
 */
export function Banner({ kind, children, more, is_over = false, action }: BannerProps) {
  const over = is_over && 'invisible';
  if (kind === 'offline') {
    return (
      <div role="status" className={classNames('banner banner-offline', over)}>
        <div className="page-width flex gap-x-2">
          <div className="min-w-0 truncate">
            {children}
            <span className="max-md:sr-only"> - {more}</span>
          </div>
          {action}
        </div>
      </div>
    );
  }
  const Icon = ICONS[kind];
  return (
    <div role="status" className={classNames('banner', `banner-${kind}`, over)}>
      <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <Icon aria-hidden className="size-5 shrink-0" />
        <div className="min-w-0 flex-1 basis-36 text-sm">{children}</div>
        {action}
      </div>
    </div>
  );
}
