import { useEffect } from 'react';

/** The name of the screen in the tab, in the history and for a screen reader. */
export function ScreenTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} · QG Airsoft`;
  }, [children]);
  return null;
}
