import { useLayoutEffect, useRef } from 'react';

/** The lowest keyboard is higher, the highest bar of a browser lower. */
const KEYBOARD_PX = 150;
/** Lower than a phone that is held upright: a keyboard shrank the page, or it is held sideways. */
const LOW_PX = 576;

/**
 * Tells talk.css where a frame begins in the page, and what part of the screen an on-screen keyboard
 * leaves visible (`data-low` when that is little): not every browser shrinks the page for it.
 */
export function useVisibleHeight() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const set = (name: string, px: number) => element.style.setProperty(name, `${px}px`);
    const measure = () => {
      set('--talk-top', Math.round(element.getBoundingClientRect().top + window.scrollY));
      const { visualViewport: visible } = window;
      // somebody who zooms in has the same screen
      if (!visible || visible.scale > 1) return;
      const covered = document.documentElement.clientHeight - visible.height;
      const is_low = covered > KEYBOARD_PX || visible.height < LOW_PX;
      element.toggleAttribute('data-low', is_low);
      set('--talk-visible', Math.round(visible.height));
      set('--talk-shift', Math.round(visible.offsetTop));
    };
    measure();
    // a banner above it comes and goes
    const watching = new ResizeObserver(measure);
    watching.observe(document.body);
    const { visualViewport } = window;
    visualViewport?.addEventListener('resize', measure);
    visualViewport?.addEventListener('scroll', measure);
    return () => {
      watching.disconnect();
      visualViewport?.removeEventListener('resize', measure);
      visualViewport?.removeEventListener('scroll', measure);
    };
  }, []);
  return frame;
}
