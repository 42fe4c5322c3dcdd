import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

/** Which way a key moves. */
const MOVES: Readonly<Record<string, number>> = { n: 1, j: 1, p: -1, k: -1 };

/**
 * A list of cards that is worked off by the keyboard: N and P move between their titles, and a key
 * of a button in the card with the focus presses it. When that card leaves, the next one gets the
 * focus. The keys work only while the focus is in the list.
 * @param ids one per card, another array when the cards change
 * @param led_to the card that the address leads to, which gets the focus once
 * @param is_answering over the list one is answered, which may leave before that is done
 */
export function useCards(
  ids: readonly string[],
  { led_to, is_answering }: { led_to?: unknown; is_answering: boolean },
) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<number>(undefined);
  const cards = () => [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
  const show = (at: number) => cards()[at]?.querySelector('h2')?.focus();
  const indexOf = (inside: Element) => cards().findIndex((card) => card.contains(inside));
  const led = useRef<unknown>(undefined);
  useEffect(() => {
    const at = ids.findIndex((id) => id === led_to);
    if (at < 0 || led.current === led_to) return;
    led.current = led_to;
    show(at);
  }, [ids, led_to]);
  useEffect(() => {
    if (last.current === undefined || document.activeElement !== document.body) return;
    // it says above what became of the last card, and the page has become short
    if (ids.length === 0) scrollTo({ top: 0 });
    show(Math.min(last.current, ids.length - 1));
  }, [ids, is_answering]);
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      last.current = indexOf(target);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { target, key, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return;
      if (target.closest('dialog, input, textarea, select')) return;
      const at = indexOf(target);
      const move = MOVES[key.toLowerCase()];
      if (move !== undefined) return show(at + move);
      const pressed = [...(cards()[at]?.querySelectorAll('button') ?? [])].find((button) =>
        button.getAttribute('aria-keyshortcuts')?.split(' ').includes(key.toLowerCase()),
      );
      if (!pressed) return;
      event.preventDefault(); // nothing is written into the dialog that opens
      pressed.click();
    },
  };
}
