import { useEffect, useRef, useState } from 'react';

/** How far below the screen something is loaded already. */
const MARGIN = '200px';

/**
 * Whether the element has ever been on the screen or just below it, so that what is heavy waits.
 * @returns the ref of the element to observe, and the answer
 */
export function useNearScreen<Part extends Element>() {
  const part = useRef<Part>(null);
  const [is_near, setNear] = useState(false);
  useEffect(() => {
    if (is_near || !part.current) return undefined;
    const watching = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    watching.observe(part.current);
    return () => watching.disconnect();
  }, [is_near]);
  return [part, is_near] as const;
}
