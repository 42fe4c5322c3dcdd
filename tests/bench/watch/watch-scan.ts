import type { Page } from 'playwright';

/** What happened before the camera and on the screen. Milliseconds since the navigation began. */
export type Scan = {
  readonly tapped_ms: number;
  /** The camera's first picture in the page. */
  readonly first_ms: number;
  /** When the lamp of the film was lit: a code came into the picture. */
  readonly lit_ms: readonly number[];
  /** The first frame with this answer. */
  readonly said: readonly { readonly text: string; readonly at_ms: number }[];
};

/** Records what the camera sees and what the screen answers. Call before the navigation. */
export const watchScan = (page: Page): Promise<unknown> => page.addInitScript(noteScan);

/** Since the last navigation. */
export const scanOf = (page: Page): Promise<Scan> =>
  page.evaluate(() => (window as unknown as { scan: Scan }).scan);

/** Runs in the page, so it may refer to nothing in this file. */
function noteScan(): void {
  const lit_ms: number[] = [];
  const said: { text: string; at_ms: number }[] = [];
  const scan = { tapped_ms: NaN, first_ms: NaN, lit_ms, said };
  Object.assign(window, { scan });
  addEventListener('click', ({ timeStamp }) => (scan.tapped_ms = timeStamp), { capture: true });

  /** One corner of the camera's own picture, which is not converted for it: that costs nothing. */
  async function isLit(video: HTMLVideoElement): Promise<boolean> {
    const frame = new VideoFrame(video);
    const rect = { x: 0, y: 0, width: 16, height: 16 };
    const bytes = new Uint8Array(frame.allocationSize({ rect }));
    await frame.copyTo(bytes, { rect });
    frame.close();
    return bytes[16 * 8 + 8]! > 128;
  }
  let watched: HTMLVideoElement | null = null;
  let was_lit = false;
  function look(video: HTMLVideoElement): void {
    video.requestVideoFrameCallback((_, { captureTime, presentationTime }) => {
      if (Number.isNaN(scan.first_ms)) scan.first_ms = presentationTime;
      void isLit(video).then((lit) => {
        if (lit && !was_lit) lit_ms.push(captureTime ?? presentationTime);
        was_lit = lit;
        if (video.isConnected) look(video);
      });
    });
  }
  let newest = '';
  new MutationObserver(() => {
    const video = document.querySelector('video');
    if (video && video !== watched) look((watched = video));
    const answer = document.querySelector('#found-patch, dialog .note-refused');
    const text = answer?.textContent ?? '';
    if (text === newest) return;
    newest = text;
    if (text) requestAnimationFrame(() => said.push({ text, at_ms: performance.now() }));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
