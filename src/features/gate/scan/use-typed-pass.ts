import { useEffect, useRef } from 'react';
import { isPass } from '#domain/attendance/pass.ts';
import { keyReader } from '#domain/attendance/typed-pass.ts';

/**
 * A scanner that poses as a keyboard: what it types is read wherever the focus is, but for a field
 * that is being filled in. Some end with Enter or Tab, others with nothing. In the search of the list,
 * where names are typed too, it is read if it is a pass, and stands there until it is whole.
 */
export function useTypedPass(onText: (text: string) => void): void {
  const newest = useRef(onText);
  useEffect(() => {
    newest.current = onText;
  });
  useEffect(() => {
    const over = new AbortController();
    const read = keyReader();
    /** Keys of a scanner that are down. */
    const down = new Set<string>();

    function onKey(event: KeyboardEvent) {
      const { key, code, repeat } = event;
      if (isElsewhere(event) || (key.length > 1 && key !== 'Enter' && key !== 'Tab')) return;
      // a busy phone takes a key for held down; no scanner holds one
      if (repeat) return void (down.has(code) && event.preventDefault());
      // when the key was pressed: a slow phone may hear of it later
      const { ours, text } = read(event, event.timeStamp);
      const searches = isSearch(event.target);
      if (searches && !(text === undefined ? key.length > 1 : isPass(text))) return;
      if (ours) {
        event.preventDefault(); // a space would press the button that has the focus
        down.add(code);
      }
      if (text !== undefined) newest.current(text);
    }
    const { signal } = over;
    document.addEventListener('keydown', onKey, { signal, capture: true });
    document.addEventListener(
      'keyup',
      (event) => down.delete(event.code) && event.preventDefault(),
      { signal },
    );
    return () => over.abort();
  }, []);
}

const isElsewhere = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element &&
    !isSearch(target) &&
    target.closest('dialog, input, textarea, select') !== null);

const isSearch = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('.gate-tools input');
