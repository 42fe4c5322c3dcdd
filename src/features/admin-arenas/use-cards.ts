import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

/** Which way a key moves. */
const MOVES: Readonly<Record<string, number>> = { n: 1, j: 1, p: -1, k: -1 };

/**
 * A list of cards that is worked off by the keyboard: N and P move between their titles, and the key
 * of a button in the card with the focus presses it. When that card leaves, the next one gets the
 * focus. The keys work only while the focus is in the list.
 * @param rows one per card, new ones when the cards change
 * @param id of the card that the address leads to, which gets the focus once
 */
export function useCards(
  rows: readonly { readonly arena: { readonly id: string } }[],
  id: unknown,
) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<number>(undefined);
  const cards = () => [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
  const show = (at: number) => cards()[at]?.querySelector('h2')?.focus();
  const indexOf = (inside: Element) => cards().findIndex((card) => card.contains(inside));
  const led = useRef<unknown>(undefined);
  useEffect(() => {
    const at = rows.findIndex(({ arena }) => arena.id === id);
    if (at < 0 || led.current === id) return;
    led.current = id;
    show(at);
  }, [rows, id]);
  useEffect(() => {
    if (last.current === undefined || document.activeElement !== document.body) return;
    show(Math.min(last.current, rows.length - 1));
  }, [rows]);
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
      const pressed = [...(cards()[at]?.querySelectorAll('button') ?? [])].find(
        (button) => button.getAttribute('aria-keyshortcuts') === key.toLowerCase(),
      );
      if (!pressed) return;
      event.preventDefault(); // nothing is written into the dialog that opens
      pressed.click();
    },
  };
}
