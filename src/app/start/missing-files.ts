const KEY = 'qg.reloaded_for';

/**
 * A new version took the files of this one away: the page starts anew with what is there. Once for a
 * file, because a line that is down also makes files missing, and a page that reloads for ever is worse.
 */
export function reloadForMissingFiles(): void {
  addEventListener('vite:preloadError', (event) => {
    const { message } = (event as Event & { payload: Error }).payload;
    if (!navigator.onLine || sessionStorage.getItem(KEY) === message) return;
    sessionStorage.setItem(KEY, message);
    event.preventDefault();
    location.reload();
  });
}
