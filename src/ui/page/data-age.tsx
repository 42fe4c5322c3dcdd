import History from 'lucide-react/icons/rotate-ccw-clock';
import type { ReactNode } from 'react';

/** "Dados de ontem, 19:40": says how old the data below it is. */
export function DataAge({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-sm text-soft">
      <History aria-hidden className="size-4 shrink-0" />
      {children}
    </p>
  );
}
