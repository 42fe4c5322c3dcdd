import type { ReactNode } from 'react';

/**
 * Text beside something that comes and goes, such as a spinner. A page translator replaces text
 * nodes by elements of its own, and then React can put nothing before them and remove none of them.
 * An element stays, and has no box of its own.
 */
export const Words = ({ children }: { children: ReactNode }) => (
  <span className="contents">{children}</span>
);
