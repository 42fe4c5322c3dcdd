import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useRootState } from '../use-root-state.ts';

/** What the browser prints instead of the screen. It is in the document only while it prints. */
export function PrintSheet({ children }: { children: () => ReactNode }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // rendered before the browser captures the page, also when the person used the browser's own
    // menu
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    // older versions of Safari have no such events: they only change the media query
    const paper = window.matchMedia('print');
    const turned = ({ matches }: MediaQueryListEvent) => (matches ? before() : after());
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    paper.addEventListener('change', turned);
    return () => {
      paper.removeEventListener('change', turned);
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  useRootState('print', printing);
  if (!printing) return null;
  return createPortal(<div className="print-sheet">{children()}</div>, document.body);
}
