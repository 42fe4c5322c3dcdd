import type { ReactNode } from 'react';

/**
 * The one action of a screen, at the bottom edge where the thumb is; from 768 px up it stands in the
 * flow. Place it last inside the element that scrolls past.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="action-bar">
      <div className="flex flex-wrap items-center gap-3 md:justify-start">{children}</div>
    </div>
  );
}
