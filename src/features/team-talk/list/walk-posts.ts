import type { KeyboardEvent } from 'react';

/** The newest comes first, and is drawn at the bottom. */
const STEPS: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowUp: 'nextElementSibling',
  ArrowDown: 'previousElementSibling',
};

function focusRow(row: Element | null | undefined): boolean {
  if (!(row instanceof HTMLElement)) return false;
  row.tabIndex = -1;
  row.focus();
  return true;
}

/** From the box where a message is written to the newest post. @returns whether there is one */
export const enterPosts = (box: Element): boolean =>
  focusRow(box.closest('.talk-panel')?.querySelector('.talk-list > li'));

/** On a post the arrow keys lead to the next and back to the box, and Enter opens its menu. */
export function walkPosts(event: KeyboardEvent<HTMLElement>): void {
  const { key, target: row } = event;
  if (!(row instanceof HTMLLIElement)) return; // from a control of the post
  const step = STEPS[key];
  if (step) {
    if (!focusRow(row[step]) && key === 'ArrowDown') {
      row.closest('.talk-panel')?.querySelector('textarea')?.focus();
    }
  } else if (key === 'Enter') {
    row.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.click();
  } else return;
  event.preventDefault();
}
