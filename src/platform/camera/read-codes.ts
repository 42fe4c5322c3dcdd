/**
 * Reads a code in a picture, and in its negative when that is asked for; null when none can be read.
 * Rejects on abort.
 */
export type ReadPixels = (
  signal: AbortSignal,
  pixels: ImageData,
  and_negative: boolean,
) => Promise<string | null>;

type Source = HTMLVideoElement | ImageBitmap;

/** A code that fills a third of the picture is still read at this size. */
const FRAME_PX = 640;
/** A photo holds a smaller code; a blurred one is read better when it is small. */
const PHOTO_PX = [1_280, 640, 2_000];
/** Between two looks: ten a second leave the phone time for the picture. */
const PAUSE_MS = 60;
/** One look of so many takes more time: for a code that is light on dark. */
const CLOSE_LOOK = 4;

/** The part of Android's BarcodeDetector that we use; TypeScript does not know it. */
type Detector = { detect(source: Source): Promise<readonly { readonly rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** The browser's own reader; null where it has none. */
async function nativeDetector(): Promise<Detector | null> {
  const found = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  try {
    if (!(await found?.getSupportedFormats())?.includes('qr_code')) return null;
    return found ? new found({ formats: ['qr_code'] }) : null;
  } catch {
    return null; // it is there, but its service is not
  }
}

/**
 * Looks at a video until `signal` aborts, and says each text that it reads. It goes on after each:
 * `onText` is awaited, and says no more than one at a time.
 */
export async function readVideo(
  video: HTMLVideoElement,
  read: ReadPixels,
  {
    signal,
    onText,
    pause_ms = PAUSE_MS,
  }: {
    signal: AbortSignal;
    onText: (text: string) => Promise<void>;
    pause_ms?: number | undefined;
  },
): Promise<void> {
  let detector = await nativeDetector();
  const canvas = document.createElement('canvas');
  let looks = 0;
  while (!signal.aborted) {
    if (video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth > 0) {
      const text = await look().catch(() => null); // the next picture may succeed
      if (text && !signal.aborted) await onText(text);
    }
    await new Promise((resolve) => setTimeout(resolve, pause_ms));
  }

  async function look(): Promise<string | null> {
    looks += 1;
    const closely = looks % CLOSE_LOOK === 0;
    if (detector) {
      try {
        const text = (await detector.detect(video))[0]?.rawValue;
        // most phones' readers know dark on light alone, and some never find anything
        if (text || !closely) return text ?? null;
      } catch {
        detector = null;
      }
    }
    const size = { width: video.videoWidth, height: video.videoHeight };
    return read(signal, pixelsOf(video, { ...size, longest: FRAME_PX, canvas }), closely);
  }
}

/**
 * The text of a code in a picture of this device.
 * @returns null when none can be read
 * @throws when the picture can't be opened
 */
export async function readPhoto(
  file: Blob,
  read: ReadPixels,
  signal: AbortSignal,
): Promise<string | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = document.createElement('canvas');
    for (const longest of PHOTO_PX) {
      const { width, height } = picture;
      const text = await read(signal, pixelsOf(picture, { width, height, longest, canvas }), true);
      if (text) return text;
    }
    return null;
  } finally {
    picture.close();
  }
}

type Size = { width: number; height: number; longest: number; canvas: HTMLCanvasElement };

function pixelsOf(source: Source, { width, height, longest, canvas }: Size): ImageData {
  const share = Math.min(1, longest / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))];
  [canvas.width, canvas.height] = [w, h];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(source, 0, 0, w, h);
  return context.getImageData(0, 0, w, h);
}
