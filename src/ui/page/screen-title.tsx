import { useEffect } from 'react';
import { focusArrived } from './focus-heading.ts';

/** The name of the screen in the tab, in the history and for a screen reader. */
export function ScreenTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} · QG Airsoft`;
  }, [children]);
  useEffect(focusArrived, []); // the heading has come with it
  return null;
}
