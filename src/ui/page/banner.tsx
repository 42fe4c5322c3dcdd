import type { LucideIcon } from 'lucide-react';
import CloudOff from 'lucide-react/icons/cloud-off';
import Download from 'lucide-react/icons/download';
import History from 'lucide-react/icons/rotate-ccw-clock';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type BannerProps = {
  kind: 'offline' | 'old' | 'update' | 'problem';
  children: ReactNode;
  /** It is not so any more: its place stays empty. */
  is_over?: boolean;
  /** A small Button or link. */
  action?: ReactNode;
};

const ICONS: Record<BannerProps['kind'], LucideIcon> = {
  offline: CloudOff,
  old: History,
  update: Download,
  problem: TriangleAlert,
};

/** A full-width message about the app itself. Announced politely when it appears. */
export function Banner({ kind, children, is_over = false, action }: BannerProps) {
  const Icon = ICONS[kind];
  return (
    <div role="status" className={classNames('banner', `banner-${kind}`, is_over && 'invisible')}>
      <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <Icon aria-hidden className="size-5 shrink-0" />
        <div className="min-w-0 flex-1 basis-36 text-sm">{children}</div>
        {action}
      </div>
    </div>
  );
}
