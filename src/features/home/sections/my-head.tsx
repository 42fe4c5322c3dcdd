import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ContourField } from '#ui/drawing/contour-field.tsx';

/** A person's home begins with what is next: the name of the screen is for screen readers. */
export function MyHead({ children }: { children: ReactNode }) {
  const { LL } = useI18nContext();
  return (
    <header className="page-header">
      <ContourField />
      <div className="page-width">
        <h1 className="sr-only">{LL.shell.my_base()}</h1>
        {children}
      </div>
    </header>
  );
}
