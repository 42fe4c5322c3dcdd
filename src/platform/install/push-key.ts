/**
 * The key with which this browser subscribes to push messages: `pushManager.subscribe({
 * userVisibleOnly: true, applicationServerKey })`, the VAPID public key of the server that served
 * the page, base64url. The embedded backend has its own pair; a static host gets
 * VITE_VAPID_PUBLIC_KEY at build time.
 * @returns null when the server sends no push messages, so that the person is not asked
 */
export function pushKey(): string | null {
  const key = document.querySelector<HTMLMetaElement>('meta[name="qg-push-key"]')?.content ?? '';
  return UNCOMPRESSED_POINT.test(key) ? key : null;
}

/** 65 bytes that begin with 4; a placeholder that was never replaced does not match. */
const UNCOMPRESSED_POINT = /^B[A-Za-z0-9_-]{86}$/;
