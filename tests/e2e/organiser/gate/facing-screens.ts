import type { Page } from 'playwright';

/** A picture on a screen, as its modules; null while there is none. */
type Shown = { readonly side: number; readonly dark: string } | null;

/** Runs in the page, before the app: its camera films a canvas that the test draws. */
export function filmCanvas(): void {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 480];
  canvas.getContext('2d')!.fillRect(0, 0, 640, 480);
  Object.assign(globalThis, { filmed: canvas });
  const getUserMedia = () => Promise.resolve(canvas.captureStream());
  if (navigator.mediaDevices)
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: getUserMedia });
}

/** The picture that the other phone is to read: of a merge (a canvas), or a receipt (drawn lines). */
const shownBy = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.merge-picture[data-shows="true"]');
    if (canvas) {
      const { width: side } = canvas;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, side, side);
      const dark = Array.from({ length: side * side }, (_, n) => (data[4 * n]! < 128 ? '1' : '0'));
      return { side, dark: dark.join('') };
    }
    const drawn = document.querySelector<SVGElement>('dialog svg[role="img"]');
    if (!drawn) return null;
    const side = Number(drawn.getAttribute('viewBox')!.split(' ')[2]);
    const dark = Array.from({ length: side * side }, () => '0');
    const path = drawn.querySelector('path')!.getAttribute('d')!;
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h/g))
      dark[Number(y) * side + Number(x)] = '1';
    return { side, dark: dark.join('') };
  });

/** Holds a picture before the camera of a page. */
const filmedBy = (page: Page, shown: Shown): Promise<void> =>
  page.evaluate((picture) => {
    const canvas = (globalThis as unknown as { filmed: HTMLCanvasElement }).filmed;
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#ddd';
    context.fillRect(0, 0, canvas.width, canvas.height);
    if (!picture) return;
    const px = Math.floor(460 / picture.side);
    const [left, top] = [canvas.width, canvas.height].map((all) =>
      Math.floor((all - px * picture.side) / 2),
    ) as [number, number];
    for (const [n, module] of picture.dark.split('').entries()) {
      context.fillStyle = module === '1' ? '#111' : '#fff';
      const [x, y] = [n % picture.side, Math.floor(n / picture.side)];
      context.fillRect(left + px * x, top + px * y, px, px);
    }
  }, shown);

/**
 * Holds the screens of two phones before each other's cameras, until `over` settles. Pictures that
 * come between two looks are lost, as between real phones.
 */
export async function faceEachOther(one: Page, two: Page, over: Promise<unknown>): Promise<void> {
  let is_over = false;
  const ended = over.finally(() => {
    is_over = true;
  });
  while (!is_over) {
    const [of_one, of_two] = await Promise.all([shownBy(one), shownBy(two)]);
    await Promise.all([filmedBy(two, of_one), filmedBy(one, of_two)]);
  }
  await ended;
}
