import type { RouterHistory } from '@tanstack/react-router';

/** A link back looks this far: from an event over its form and its edit screen to the list. */
const FAR = 5;

/**
 * Notes in each entry of the history which screens are behind it, the nearest first, so that a link
 * back can do what the browser's Back does.
 */
export function rememberBehind(history: RouterHistory): void {
  const { push, replace } = history;
  history.push = (path, state, options) => {
    const { href, pathname, state: here } = history.location;
    if (path === href) return history.replace(path, state, options); // as browsers do
    const behind = [pathname, ...(here.behind ?? [])].slice(0, FAR);
    push(path, { ...state, behind }, options);
  };
  history.replace = (path, state, options) =>
    replace(path, { ...state, behind: history.location.state.behind }, options);
}
