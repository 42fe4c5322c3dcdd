/** `unsupported` also when the browser refuses this content: copy the link instead. */
export type Shared = 'shared' | 'cancelled' | 'unsupported';

/** Whether there is a share sheet: on phones, and on few desktops. */
export const canShare = (): boolean => 'share' in navigator;

/** Files go alone: beside a text, some targets drop them. */
type Content = { title: string; text?: string; url?: string } | { files: File[] };

/** Opens the system's share sheet. Call it from a tap. */
export async function share(content: Content): Promise<Shared> {
  if (!navigator.share || navigator.canShare?.(content) === false) return 'unsupported';
  if ('files' in content && !navigator.canShare) return 'unsupported'; // older than sharing files
  try {
    await navigator.share(content);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
      ? 'cancelled'
      : 'unsupported';
  }
}
