import History from 'lucide-react/icons/rotate-ccw-clock';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type DataAgeProps = {
  children: ReactNode;
  /** It is not so any more: its place stays empty. */
  is_over?: boolean;
};

/** "Dados de ontem, 19:40": says how old the data below it is. */
export function DataAge({ children, is_over = false }: DataAgeProps) {
  return (
    <p className={classNames('flex items-center gap-2 text-sm text-soft', is_over && 'invisible')}>
      <History aria-hidden className="size-4 shrink-0" />
      {children}
    </p>
  );
}
