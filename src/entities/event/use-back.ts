import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/**
 * For the click of a link back: where its screen is behind this one, goes back to it as the browser
 * does, so that scroll position and filter are restored. Otherwise the link opens its screen.
 * @param path of the screen; without one, whichever is right behind
 */
export function useBack(path?: string): (click: MouseEvent) => void {
  const { history } = useRouter();
  return (click) => {
    // a new tab or window has nothing behind it
    const elsewhere = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
    const behind = history.location.state.behind ?? [];
    const at = behind.indexOf(path ?? behind[0] ?? '');
    if (elsewhere || at < 0) return;
    click.preventDefault();
    history.go(-1 - at);
  };
}
