import type { ReactNode } from 'react';
import { useRootState } from '../use-root-state.ts';

/**
 * The main action of a screen, at the bottom edge near the thumb; from 768 px up it is part of the
 * page. Place it last inside the element that scrolls.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  useRootState('bar');
  return (
    <div className="action-bar">
      <div className="flex flex-wrap items-center gap-2 md:justify-start md:gap-3">{children}</div>
    </div>
  );
}
