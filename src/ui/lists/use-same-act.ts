import { useCallback, useEffect, useRef } from 'react';

/** The same function at each render, which calls the newest one: memoised rows are not drawn again. */
export function useSameAct(act: (id: string) => void): (id: string) => void {
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });
  return useCallback((id) => newest.current(id), []);
}
