import type { ReactNode } from 'react';
import { Spinner } from '../page/spinner.tsx';
import { Words } from '../words.tsx';

type StripChipProps = { on: boolean; busy?: boolean; onClick: () => void; children: ReactNode };

/** A choice of the strip above the list, on or off at a tap. */
export const StripChip = ({ on, busy = false, onClick, children }: StripChipProps) => (
  <button type="button" aria-pressed={on} className="strip-chip" onClick={onClick}>
    {busy && <Spinner />}
    <Words>{children}</Words>
  </button>
);
