import { staysHere } from '#sync/storage/leaving.ts';

const KEY = 'qg.reloaded_for';
/** The router reads it, and then does not reload for a screen's file: without a signal the page would be gone. */
const ROUTERS_KEY = 'tanstack_router_reload:';
const AGAIN_MS = 5_000;

/** What was thrown because a file of the app did not come. */
const missing = new WeakSet<object>();

export const isMissingFile = (error: unknown): boolean => missing.has(error as object);

/**
 * When a new version has replaced the files of this one, the page reloads: once per file, because an
 * endless reload would be worse. A tab that can't remember the file does not reload. For any other
 * missing file the page stays, and the part that needs the file asks for it again (entities/lazy).
 *
 * The event's default is not prevented: then the import would succeed with `undefined`, and every
 * screen that takes a part out of it would crash before the page is gone.
 */
export function reloadForMissingFiles(): void {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload: Error };
    missing.add(payload);
    const { message } = payload;
    isFirst(ROUTERS_KEY + message);
    void staysHere()
      .then(isReplaced)
      .then((replaced) => replaced && isFirst(KEY + message) && location.reload());
  });
  addEventListener('error', ({ target }) => askAgainFor(target), true);
}

/** Whether the server has another build by now. Only a page of ours can say that it has. */
async function isReplaced(): Promise<boolean> {
  const own = document.querySelector<HTMLMetaElement>('meta[name=qg-build]')?.content;
  const page = await fetch('/', { cache: 'no-store' }).then(
    (response) => response.text(),
    () => '',
  );
  return page.includes('name="qg-build"') && !page.includes(`content="${own}"`);
}

/** A style sheet that failed: its part is imported again, but Vite asks for no style twice. */
function askAgainFor(target: EventTarget | null): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
    setTimeout(() => target.replaceWith(target.cloneNode()), AGAIN_MS);
}

function isFirst(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}
