import type { ReactNode } from 'react';

type ListFrameProps = {
  /** On a desk, the filters on the left of the list. */
  filters?: ReactNode;
  children: ReactNode;
  /** On a desk, one event on the right of the list. */
  beside?: ReactNode;
};

/** The width of the list. On a desk its columns stand before what is in them has arrived. */
export const ListFrame = ({ filters, children, beside }: ListFrameProps) => (
  <div className="page-width desk-frame pb-12">
    <div className="desk">
      {filters}
      <div className="desk-list">{children}</div>
      {beside}
    </div>
  </div>
);
