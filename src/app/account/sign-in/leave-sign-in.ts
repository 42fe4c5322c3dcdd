import type { RouterHistory } from '@tanstack/react-router';

/** The entry that is being left. Going back takes a moment, and two callers may want to leave. */
let leaving: string | undefined;

/**
 * Leaves the sign-in screen for the page that the person came from. If that page is the entry before
 * it in the history, this goes back. A second entry of the same page would make Back seem to do
 * nothing.
 * @param back_to from `safeReturn`
 */
export function leaveSignIn(history: RouterHistory, back_to: string): void {
  const { pathname, state } = history.location;
  if (pathname !== '/auth' || leaving === state.__TSR_key) return;
  leaving = state.__TSR_key;
  const stop = history.subscribe(() => {
    stop();
    leaving = undefined;
  });
  const [path] = back_to.split(/[?#]/);
  if (state.behind?.[0] === path) history.back();
  else history.replace(back_to);
}
