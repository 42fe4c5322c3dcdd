/**
 * What this browser subscribes to push messages with: `pushManager.subscribe({ userVisibleOnly: true,
 * applicationServerKey })`, the VAPID public key of the server that served the page, base64url. The embedded
 * backend has a pair of its own; a static host gets VITE_VAPID_PUBLIC_KEY at build time.
 * @returns null when the server sends no push messages: there is nothing to ask the person for
 */
export function pushKey(): string | null {
  const key = document.querySelector<HTMLMetaElement>('meta[name="qg-push-key"]')?.content ?? '';
  return UNCOMPRESSED_POINT.test(key) ? key : null;
}

/** 65 bytes that begin with 4; the name of a value that nobody filled in is none. */
const UNCOMPRESSED_POINT = /^B[A-Za-z0-9_-]{86}$/;
