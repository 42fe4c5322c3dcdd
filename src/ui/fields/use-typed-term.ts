import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { create } from 'zustand';

/** The address is updated this long after the last key. */
const PAUSE_MS = 300;

/**
 * What is typed, and what of it was written into the address. It is not the screen's own state: the
 * screen that loads, the loaded one and one that is mounted again continue the same text.
 */
const useTyped = create<{
  term?: string | undefined;
  told?: string | undefined;
  /** The path of the screen on which it was typed. */
  on?: string;
}>(() => ({}));
const forget = () => useTyped.setState({ term: undefined, told: undefined });

/**
 * What is typed, written into the address a moment later. If the address changes by other means
 * (back, a link), its text replaces what was typed.
 * @param given the term in the address: the router reads `?q=10` as a number, and `?q={}` as an
 * object, which is no term
 */
export function useTypedTerm(given: unknown, onQ: (q: string) => void) {
  const q = typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  const { term, told } = useTyped();
  const seen = useRef(q);
  useLayoutEffect(() => {
    if (q !== seen.current && q !== told) forget();
    seen.current = q;
  }, [q, told]);

  const [path] = useState(location.pathname);
  useEffect(
    () => () => {
      if (location.pathname !== path) forget();
    },
    [path],
  );

  useEffect(() => {
    if (term === undefined || term === (told ?? q)) return;
    const timer = setTimeout(() => {
      // a link was tapped meanwhile: writing the address now would lead back to this screen
      if (useTyped.getState().on !== location.pathname) return;
      useTyped.setState({ told: term });
      onQ(term);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [term, told, q, onQ]);
  return [term ?? q, type] as const;
}

const type = (term: string): void => useTyped.setState({ term, on: location.pathname });
