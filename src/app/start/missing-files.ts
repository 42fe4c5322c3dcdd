const KEY = 'qg.reloaded_for';

/**
 * A new version has replaced the files of this one, so the page reloads. It does so once per file,
 * because a failed network also makes files missing, and an endless reload would be worse. A tab
 * that can't remember the file does not reload.
 *
 * The event's default is not prevented: then the import would succeed with `undefined`, and every
 * screen that takes a part out of it would crash before the page is gone.
 */
export function reloadForMissingFiles(): void {
  addEventListener('vite:preloadError', (event) => {
    const { message } = (event as Event & { payload: Error }).payload;
    if (navigator.onLine && isFirst(message)) location.reload();
  });
}

function isFirst(message: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === message) return false;
    sessionStorage.setItem(KEY, message);
    return true;
  } catch {
    return false;
  }
}
