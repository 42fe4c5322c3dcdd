import type { ReactNode } from 'react';
import './ranking.css';

type OwnPlaceProps = {
  label: string;
  /** Shows my row; undefined when the list does not have it. */
  onShow: (() => void) | undefined;
  /** Beside the line. */
  more?: ReactNode;
  children: ReactNode;
};

/** My place in a ranking, stuck to the bottom of the screen, however far from the first. */
export function OwnPlace({ label, onShow, more, children }: OwnPlaceProps) {
  return (
    <section aria-label={label} className="own-place">
      {onShow ? (
        <button type="button" className="own-place-line" onClick={onShow}>
          {children}
        </button>
      ) : (
        <p className="own-place-line">{children}</p>
      )}
      {more}
    </section>
  );
}
