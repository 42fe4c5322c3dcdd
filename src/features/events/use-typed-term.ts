import { useEffect, useState } from 'react';
import { takeEarly } from './early-term.ts';

/** The address follows what is typed after this pause. */
const PAUSE_MS = 300;

/**
 * What is typed, told to the address a moment later. An address that changed by other means (back, a link, what
 * was typed before this screen was there) is what is typed from then on.
 * @param q what the address says
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
