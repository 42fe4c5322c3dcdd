import { hasTooManyPixels } from '../draw-picture.ts';

/** Reads the codes in a picture, and in its negative when that is asked for. Rejects on abort. */
export type ReadPixels = (
  signal: AbortSignal,
  pixels: ImageData,
  and_negative: boolean,
) => Promise<readonly string[]>;

/** Whether a text is what this screen looks for, and no poster that hangs beside it. */
export type IsOurs = (text: string) => boolean;

type Source = HTMLVideoElement | ImageBitmap;

/** A code that fills a third of the picture is still read at this size. */
const FRAME_PX = 640;
/** A photo holds a smaller code; a blurred one is read better when it is small. */
const PHOTO_PX = [1_280, 640, 2_000];
/** Between two looks: ten a second leave the phone time for the picture. */
const PAUSE_MS = 60;
/** One look of so many takes more time: for a code that is light on dark. */
const CLOSE_LOOK = 4;
/** A code of others is said once so many looks found it, and none of ours. */
const FOREIGN_LOOKS = 3;

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
 * Looks at a video until `signal` aborts, and says the texts that it reads: ours, of however many
 * codes are in view, and another one only while there is none of ours. It goes on after each:
 * `onText` is awaited, and says no more than one at a time.
 */
export async function readVideo(
  video: HTMLVideoElement,
  read: ReadPixels,
  {
    signal,
    isOurs,
    onText,
    pause_ms = PAUSE_MS,
  }: {
    signal: AbortSignal;
    isOurs: IsOurs;
    onText: (text: string) => Promise<void>;
    pause_ms?: number | undefined;
  },
): Promise<void> {
  let detector = await nativeDetector();
  const canvas = document.createElement('canvas');
  let looks = 0;
  let foreign_looks = 0;
  while (!signal.aborted) {
    if (video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth > 0) {
      const texts = await look().catch(() => []); // the next picture may succeed
      for (const text of said(texts)) if (!signal.aborted) await onText(text);
    }
    await new Promise((resolve) => setTimeout(resolve, pause_ms));
  }

  function said(texts: readonly string[]): readonly string[] {
    const ours = texts.filter(isOurs);
    if (ours.length > 0 || foreign_looks === FOREIGN_LOOKS) foreign_looks = 0;
    else if (texts.length > 0) foreign_looks += 1;
    return foreign_looks === FOREIGN_LOOKS ? texts.slice(0, 1) : ours;
  }

  async function look(): Promise<readonly string[]> {
    looks += 1;
    const closely = looks % CLOSE_LOOK === 0;
    const found: string[] = [];
    if (detector) {
      try {
        found.push(...(await detector.detect(video)).map(({ rawValue }) => rawValue));
        // most phones' readers know dark on light alone, and some never find anything
        if (!closely || found.some(isOurs)) return found;
      } catch {
        detector = null;
      }
    }
    const size = { width: video.videoWidth, height: video.videoHeight };
    const pixels = pixelsOf(video, { ...size, longest: FRAME_PX, canvas });
    return [...found, ...(await read(signal, pixels, closely))];
  }
}

/**
 * The text of a code in a picture of this device; ours, where it shows several.
 * @returns null when none can be read
 * @throws when the picture can't be opened
 */
export async function readPhoto(
  file: Blob,
  read: ReadPixels,
  { signal, isOurs }: { signal: AbortSignal; isOurs: IsOurs },
): Promise<string | null> {
  if (await hasTooManyPixels(file)) throw new Error('too many pixels');
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = document.createElement('canvas');
    const found: string[] = [];
    for (const longest of PHOTO_PX) {
      const { width, height } = picture;
      found.push(
        ...(await read(signal, pixelsOf(picture, { width, height, longest, canvas }), true)),
      );
      const ours = found.find(isOurs);
      if (ours !== undefined) return ours;
    }
    return found[0] ?? null;
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
