import { useState } from 'react';

/** By the place in the history. */
const terms = new Map<string, string>();
const here = (): string => {
  const state = history.state as { __TSR_index?: number } | null;
  return `${location.pathname} ${state?.__TSR_index ?? ''}`;
};

/**
 * What is searched for among people and codes. Names, numbers and codes stand in no address; Back
 * brings it again until the page is closed.
 */
export function useKeptTerm() {
  const [term, setTerm] = useState(() => terms.get(here()) ?? '');
  const type = (next: string): void => {
    terms.set(here(), next);
    setTerm(next);
  };
  return [term, type] as const;
}
