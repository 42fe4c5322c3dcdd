import { useEffect, type KeyboardEvent } from 'react';

/**
 * Up, down, Home and End lead from row to row; Enter is the link's own. Each row stays a link with
 * its own tab stop, so whoever reads the page by a screen reader finds a list of links as before.
 * A long list draws a few rows beyond the visible ones, so the next is always there.
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a.row-link')];
  const at = links.indexOf(event.target as HTMLElement);
  if (at === -1) return;
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault(); // the page scrolls with the focus, not beside it
  showRow(links[next]);
}

/** Leads from the search into the list. @param list_id the list that the search filters */
export function onSearchKey(event: KeyboardEvent<HTMLElement>, list_id: string): void {
  if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
  const first = document.querySelector<HTMLElement>(`#${list_id} a.row-link`);
  if (!first || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  showRow(first);
}

/** `/` leads to the search of the list, as in the list of events. */
export function useSlashKey(list_id: string): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey } = event;
      if (key !== '/' || ctrlKey || metaKey) return;
      if ((target as Element).closest('input, textarea, select, [contenteditable], dialog')) return;
      const search = document.querySelector<HTMLInputElement>(`[aria-controls=${list_id}]`);
      event.preventDefault(); // it is no letter of the search
      search?.focus();
      search?.select();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [list_id]);
}

function showRow(link: HTMLElement | undefined): void {
  link?.focus({ preventScroll: true });
  link?.closest('li')?.scrollIntoView({ block: 'nearest' });
}
