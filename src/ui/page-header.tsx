import type { ReactNode } from 'react';
import { ContourField } from './contour-field.tsx';

type PageHeaderProps = {
  /** A link back, with an arrow, above everything else. */
  back?: ReactNode;
  /** Chips above the title. */
  above?: ReactNode;
  title: ReactNode;
  /** One line under the title. */
  children?: ReactNode;
  /** Buttons on the right; below 768 px the main one belongs in an ActionBar instead. */
  actions?: ReactNode;
};

/** The header of a screen: its only h1, over contour lines. */
export function PageHeader({ back, above, title, children, actions }: PageHeaderProps) {
  return (
    <header className="page-header">
      <ContourField />
      <div className="page-width flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-112">
          {back && <div className="-ms-3 mb-2">{back}</div>}
          {above && <div className="mb-3 flex flex-wrap gap-2">{above}</div>}
          <h1 className="font-display text-4xl leading-none text-balance md:text-5xl">{title}</h1>
          {children && <div className="mt-3">{children}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}
