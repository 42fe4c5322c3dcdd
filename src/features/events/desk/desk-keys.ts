import { LIST_ID } from '../search/search-bar.tsx';
import { besideOf, rowAfter, useDesk } from './desk-store.ts';

/** Where the arrow keys already mean something else. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable="true"], [role="tablist"], dialog';

const linkOf = (id: string) =>
  document.querySelector<HTMLElement>(`#${LIST_ID} a.row-link[href="/event/${id}"]`);

/**
 * The keys of the list on a desk: `/` leads to the search, up and down from row to row, right into
 * the event beside it, Escape back to the list, Enter to the event's own page.
 * @param panel the event beside the list
 * @param open shows the event's own page
 * @returns whether the key was meant for the list
 */
export function onDeskKey(
  event: KeyboardEvent,
  panel: HTMLElement,
  open: (id: string) => void,
): boolean {
  const { key, target } = event;
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('dialog[open]')) return false;
  const search = document.querySelector<HTMLInputElement>(`[aria-controls="${LIST_ID}"]`);
  const id = besideOf(useDesk.getState());
  const in_panel = panel.contains(target);
  const at_list = target === document.body || target.closest(`#${LIST_ID}`) !== null;
  if (key === '/' && !target.closest(TAKES_KEYS)) {
    search?.focus();
    search?.select();
  } else if (key === 'Escape' && in_panel && id) showRow(id, 1);
  else if (key === 'ArrowDown' && target === search && id) showRow(id, 1);
  else if (key === 'ArrowRight' && at_list) panel.focus();
  else if (key === 'Enter' && target === document.body && id) open(id);
  else if (at_list && (key === 'ArrowDown' || key === 'ArrowUp')) choose(key, target);
  else return false;
  return true;
}

/** The first press begins at the row that stands beside the list already. */
function choose(key: 'ArrowDown' | 'ArrowUp', target: Element): void {
  const by = key === 'ArrowDown' ? 1 : -1;
  const state = useDesk.getState();
  const id = target === document.body ? besideOf(state) : rowAfter(state, by);
  if (!id) return;
  useDesk.setState({ chosen: id });
  showRow(id, by);
}

/** A long list renders only the visible rows: the page moves on until this one is there. */
function showRow(id: string, by: 1 | -1, tries = 20): void {
  const link = linkOf(id);
  if (link) {
    link.focus({ preventScroll: true });
    link.closest('li')?.scrollIntoView({ block: 'nearest' });
  } else if (tries > 0) {
    scrollBy(0, by * 100);
    requestAnimationFrame(() => showRow(id, by, tries - 1));
  }
}

/**
 * A plain click of a mouse on a row shows its event beside the list. A key, a screen reader and a
 * click for a new tab open the event's own page.
 * @returns whether the click was meant for the list
 */
export function onDeskClick(event: MouseEvent): boolean {
  const { target, button, detail, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (!(target instanceof Element) || button !== 0 || detail !== 1) return false;
  if (ctrlKey || metaKey || shiftKey || altKey) return false;
  const link = target.closest(`#${LIST_ID} a.row-link`);
  const id = link?.getAttribute('href')?.split('/').at(-1);
  if (!id) return false;
  useDesk.setState({ chosen: id });
  return true;
}
