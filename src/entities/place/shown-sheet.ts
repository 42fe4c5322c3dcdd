/** The sheet of a place, which stands over a part of the map; undefined while none is open. */
export const shownSheet = (): DOMRect | undefined =>
  document.querySelector('.place-sheet')?.getBoundingClientRect();
