import { useEffect, useState } from 'react';
import { takeEarly } from './early-term.ts';

/** The address is updated this long after the last key. */
const PAUSE_MS = 300;

/**
 * What is typed, written into the address a moment later. If the address changes by other means
 * (back, a link, what was typed before this screen was loaded), its text replaces what was typed.
 * @param q the term in the address
 */
export function useTypedTerm(q: string, onQ: (q: string) => void) {
  const [start] = useState(() => takeEarly() ?? q);
  const [term, setTerm] = useState(start);
  const [seen, setSeen] = useState(q);
  const [told, setTold] = useState(start);
  if (q !== seen) {
    setSeen(q);
    if (q !== told) {
      setTold(q);
      setTerm(q);
    }
  }
  useEffect(() => {
    if (term === told) return;
    const timer = setTimeout(() => {
      setTold(term);
      onQ(term);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [term, told, onQ]);
  return [term, setTerm] as const;
}
