import type { ReactNode } from 'react';

/**
 * The content that the server wrote into this page (src/served); undefined once it was replaced.
 */
let written = globalThis.document?.querySelector('#served') ?? undefined;
const path = globalThis.location?.pathname;

type ServedContentProps = {
  children: ReactNode;
  /** The children are complete. Without it, they are a skeleton, and are removed once it is over. */
  done?: boolean;
};

/**
 * Keeps the content that is on screen already, in place of a skeleton, until the screen has its
 * own.
 */
export const ServedContent = ({ children, done = false }: ServedContentProps) =>
  written && !done && location.pathname === path ? <div ref={adopt} /> : children;

function adopt(box: HTMLElement | null) {
  box!.append(written!); // the cleanup below is called in place of a call with null
  // the next pending screen adopts it at once; a screen with its own content does not
  return () =>
    void requestAnimationFrame(() => (written = written?.isConnected ? written : undefined));
}
