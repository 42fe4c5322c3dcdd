import type { ReactNode } from 'react';
import { Spinner } from '../page/spinner.tsx';
import { Words } from '../words.tsx';

type StripChipProps = {
  on: boolean;
  busy?: boolean;
  /** Not on a desk, where the filters beside the list have the same. */
  is_filter?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** A choice of the strip above the list, on or off at a tap. */
export const StripChip = ({ on, busy = false, is_filter, onClick, children }: StripChipProps) => (
  <button
    type="button"
    aria-pressed={on}
    className={is_filter ? 'strip-chip strip-filter' : 'strip-chip'}
    onClick={onClick}
  >
    {busy && <Spinner />}
    <Words>{children}</Words>
  </button>
);
