import type { LucideIcon } from 'lucide-react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { ContourField } from '../drawing/contour-field.tsx';

type EmptyStateProps = {
  icon?: LucideIcon;
  /** A heading; for an empty list the sentence alone is enough. */
  title?: string | undefined;
  level?: 1 | 2;
  /** One sentence. */
  children: ReactNode;
  /** One action, or two side by side: a Button or a link of `buttonClass`. */
  action?: ReactNode;
};

/** Contour lines, one sentence, one action. Also for not found and forbidden. */
export function EmptyState({ icon: Icon, title, level = 2, children, action }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="empty-state">
      <ContourField fade="around" />
      {Icon && <Icon aria-hidden strokeWidth={1.5} className="size-12 text-secondary" />}
      {title && <Heading className="font-display text-3xl text-balance">{title}</Heading>}
      <p className="max-w-80 text-balance text-soft">{children}</p>
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

type ErrorStateProps = {
  icon?: LucideIcon;
  title: string;
  children: ReactNode;
  retry_label?: string;
  onRetry?: () => void;
  /** In place of, or beside, the retry button. */
  action?: ReactNode;
};

/** What happened, what it means, what to do. Announced when it appears. */
export function ErrorState({
  icon = TriangleAlert,
  title,
  children,
  retry_label,
  onRetry,
  action,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={icon}
        title={title}
        action={
          <>
            {onRetry && retry_label && (
              <Button icon={RotateCw} onClick={onRetry}>
                {retry_label}
              </Button>
            )}
            {action}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
