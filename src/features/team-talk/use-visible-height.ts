import { useLayoutEffect, useRef } from 'react';

/** The lowest keyboard is higher, the highest bar of a browser lower. */
const KEYBOARD_PX = 150;

/**
 * Tells talk.css what part of the screen an on-screen keyboard leaves (`data-keyboard` while there is
 * one): not every browser shrinks the page for it.
 */
export function useVisibleHeight() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, { visualViewport: visible }] = [frame.current, window];
    if (!element || !visible) return undefined;
    const set = (name: string, px: number) => element.style.setProperty(name, `${px}px`);
    const measure = () => {
      if (visible.scale > 1) return; // somebody who zooms in has the same screen
      const covered = document.documentElement.clientHeight - visible.height;
      element.toggleAttribute('data-keyboard', covered > KEYBOARD_PX);
      set('--talk-visible', Math.round(visible.height));
      set('--talk-shift', Math.round(visible.offsetTop));
    };
    measure();
    visible.addEventListener('resize', measure);
    visible.addEventListener('scroll', measure);
    return () => {
      visible.removeEventListener('resize', measure);
      visible.removeEventListener('scroll', measure);
    };
  }, []);
  return frame;
}
