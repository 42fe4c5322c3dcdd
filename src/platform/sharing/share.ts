/** `unsupported` also when the browser refuses this content: copy the link instead. */
export type Shared = 'shared' | 'cancelled' | 'unsupported';

/** Whether there is a share sheet: on phones, and on few desktops. */
export const canShare = (): boolean => 'share' in navigator;

/** Opens the system's share sheet. Call it from a tap. */
export async function share(content: {
  title: string;
  text?: string;
  url?: string;
}): Promise<Shared> {
  if (!navigator.share || navigator.canShare?.(content) === false) return 'unsupported';
  try {
    await navigator.share(content);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
      ? 'cancelled'
      : 'unsupported';
  }
}
