const KEY = 'qg.reloaded_for';

/**
 * A new version has replaced the files of this one, so the page reloads. It does so once per file,
 * because a failed network also makes files missing, and an endless reload would be worse.
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
