/**
 * Chromium's event; other browsers install from their own menu. Not in TypeScript's DOM library.
 */
type BeforeInstallPromptEvent = Event & {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

let offered: BeforeInstallPromptEvent | null = null;
const listeners = new Set<() => void>();

/** Called once, before the first paint: the browser fires the event early and only once. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // our own button asks, at a suitable moment
    offer(event as BeforeInstallPromptEvent);
  });
  addEventListener('appinstalled', () => offer(null));
}

/** Whether 'Instalar App' can do something. Snapshot for `subscribeInstallable`. */
export const isInstallable = (): boolean => offered !== null;

/** Shaped for useSyncExternalStore. @returns a function that unsubscribes */
export function subscribeInstallable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the browser's dialog. An offer works once. */
export async function promptInstall(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
  const event = offered;
  if (!event) return 'unavailable';
  offer(null);
  await event.prompt();
  return (await event.userChoice).outcome;
}

/** Whether the app was opened from the home screen. */
function isInstalled(): boolean {
  const ios = 'standalone' in navigator && navigator.standalone === true;
  return ios || matchMedia('(display-mode: standalone)').matches;
}

/** iOS installs only from the share sheet, so the app explains instead of asking. */
export function installsFromShareSheet(): boolean {
  // an iPad reports that it is a Mac, and no real Mac has a touch screen
  const ipad = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;
  return !isInstalled() && (/iPhone|iPad|iPod/.test(navigator.userAgent) || ipad);
}

function offer(event: BeforeInstallPromptEvent | null): void {
  offered = event;
  for (const listener of listeners) listener();
}
