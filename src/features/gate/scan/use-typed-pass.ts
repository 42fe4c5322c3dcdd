import { useEffect, useRef } from 'react';
import { isPass } from '#domain/attendance/pass.ts';
import { typedText, type TypedKey } from '#domain/attendance/typed-pass.ts';

/** No scanner pauses for so long between two keys, and few people type so fast. */
const PAUSE_MS = 200;
/** Fewer are nobody's code. */
const LEAST = 8;

/**
 * A scanner that poses as a keyboard: what it types is read wherever the focus is, but for a field
 * that is being filled in. Some end with Enter or Tab, others with nothing.
 */
export function useTypedPass(onText: (text: string) => void): void {
  const newest = useRef(onText);
  useEffect(() => {
    newest.current = onText;
  });
  useEffect(() => {
    const over = new AbortController();
    let keys: TypedKey[] = [];
    let last = -Infinity;
    let pause: ReturnType<typeof setTimeout> | undefined;
    // when the key was pressed: a slow phone may hear of it later
    const goesOn = (at: Event) => keys.length > 0 && at.timeStamp - last < PAUSE_MS;

    function onKey(event: KeyboardEvent) {
      const { key, code, shiftKey } = event;
      if (isElsewhere(event) || (key.length > 1 && key !== 'Enter' && key !== 'Tab')) return;
      if (goesOn(event)) event.preventDefault(); // a space would press the button that has the focus
      else keys = [];
      last = event.timeStamp;
      clearTimeout(pause);
      if (key.length === 1) {
        keys.push({ key, code, shiftKey });
        pause = setTimeout(() => isPass(typedText(keys)) && end(), PAUSE_MS);
      } else if (keys.length >= LEAST) end();
    }
    function end() {
      const text = typedText(keys);
      keys = [];
      newest.current(text);
    }
    const { signal } = over;
    document.addEventListener('keydown', onKey, { signal, capture: true });
    document.addEventListener('keyup', (event) => goesOn(event) && event.preventDefault(), {
      signal,
    });
    return () => {
      over.abort();
      clearTimeout(pause);
    };
  }, []);
}

const isElsewhere = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest('dialog, input, textarea, select') !== null);
