import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ContourField } from '../drawing/contour-field.tsx';

type PageHeaderProps = {
  /** A link back, with an arrow, above everything else. */
  back?: ReactNode;
  /** Chips above the title. */
  above?: ReactNode;
  /** At the end of the first line; on a phone their room is the header's. */
  icons?: ReactNode;
  title: ReactNode;
  /** 2 where the header is not the screen's own. */
  level?: 1 | 2;
  /** On a phone the title is one small line, and what is under it begins at the top. */
  slim?: boolean;
  /** At every width: what is above stands for the title, and under it is room. */
  one_row?: boolean;
  /** One line under the title. */
  children?: ReactNode;
  /** Buttons on the right; below 768 px the main one belongs in an ActionBar instead. */
  actions?: ReactNode;
  /** From 768 px up, the one main action: its place is kept while it is not known. */
  main_action?: ReactNode;
};

/** The header of a screen, with its only h1, over contour lines. */
export function PageHeader(props: PageHeaderProps) {
  const { back, above, icons, title, children, actions, main_action, level = 1 } = props;
  const { one_row = false, slim = one_row } = props;
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <header
      className={classNames(
        'page-header',
        slim && 'page-header-slim',
        one_row && 'page-header-row',
        icons !== undefined && 'page-header-icons',
      )}
    >
      <ContourField />
      <div className="page-width flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-112">
          {(back || above || icons) && (
            <div className={classNames('flex flex-wrap items-center gap-2', !one_row && 'mb-2')}>
              {back && <div className="-ms-3">{back}</div>}
              {above}
              {icons && <div className="head-icons">{icons}</div>}
            </div>
          )}
          <Title
            className={classNames(
              'font-display leading-none text-balance',
              one_row
                ? 'sr-only'
                : slim || level === 2
                  ? 'text-xl md:text-[2rem]'
                  : 'text-3xl md:text-5xl',
            )}
          >
            {title}
          </Title>
          {children && <div className={slim ? 'mt-0.5 md:mt-3' : 'mt-2 md:mt-3'}>{children}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        {main_action && <div className="hidden min-w-56 md:block">{main_action}</div>}
      </div>
    </header>
  );
}
