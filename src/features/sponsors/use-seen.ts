import { useEffect, useRef } from 'react';

/** An ad counts as seen when half of it was visible for a second, on a visible page. */
const SHARE = 0.5;
const FOR_MS = 1_000;

/** Calls back once in the life of the component. @returns the ref of the element to observe */
export function useSeen<Part extends Element>(onSeen: () => void) {
  const part = useRef<Part>(null);
  const seen = useRef(false);
  const tell = useRef(onSeen);
  useEffect(() => {
    tell.current = onSeen;
  }, [onSeen]);

  useEffect(() => {
    if (!part.current || seen.current) return;
    let in_sight = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      seen.current = true;
      stop();
      tell.current();
    };
    const look = () => {
      clearTimeout(timer);
      if (in_sight && document.visibilityState === 'visible') timer = setTimeout(count, FOR_MS);
    };
    const watching = new IntersectionObserver(
      ([entry]) => {
        in_sight = (entry?.intersectionRatio ?? 0) >= SHARE;
        look();
      },
      { threshold: SHARE },
    );
    const stop = () => {
      clearTimeout(timer);
      watching.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
    watching.observe(part.current);
    document.addEventListener('visibilitychange', look);
    return stop;
  }, []);
  return part;
}
