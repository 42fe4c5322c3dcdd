import { BRAND } from '#ui/drawing/brand-drawing.ts';
import { contourLines } from './contour-lines.ts';
import { pictureOf } from './patch-image.ts';

/** What stands on the picture of a patch that somebody earned; every text is one of a language. */
type Poster = {
  /** Of the patch: it is drawn from it when there is no picture. */
  readonly id: string;
  /** https address of the uploaded picture. */
  readonly src: string | null | undefined;
  readonly name: string;
  /** 'Conquistado em 28/11/2026' */
  readonly earned: string;
  /** The name of the event that gave it. */
  readonly event: string | undefined;
  readonly app_name: string;
};

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 80;
const PATCH = 620;
/** The dark theme's colours (src/app/styles/theme.css): the picture is seen outside of the app. */
const GROUND = '#101511';
const LINE = '#1f2821';
const TEXT = '#e9eae0';
const SOFT = '#a6ab9d';
const ORANGE = '#ff9142';
const FONT = `'Barlow Condensed', 'Arial Narrow', sans-serif`;

/** The picture that is shared: a PNG of 1080 × 1350. Rejects where the browser draws none. */
export async function drawPoster(poster: Poster): Promise<File> {
  const [patch] = await Promise.all([
    pictureOf(poster),
    // not there yet on a first visit; without a signal the next font of the list is used
    document.fonts?.load(`600 90px ${FONT}`).catch(() => []),
  ]);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  drawGround(context, poster.id);
  drawPatch(context, patch);
  drawWords(context, poster);
  drawBrand(context, poster.app_name);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('not encoded');
  return new File([blob], 'patch.png', { type: 'image/png' });
}

function drawGround(context: CanvasRenderingContext2D, id: string): void {
  context.fillStyle = GROUND;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.strokeStyle = LINE;
  context.lineWidth = 3;
  for (const line of contourLines(id, { width: WIDTH, height: HEIGHT })) {
    context.stroke(new Path2D(line));
  }
}

/** Whole, in the middle of its square. */
function drawPatch(context: CanvasRenderingContext2D, patch: HTMLImageElement): void {
  const scale = PATCH / Math.max(patch.naturalWidth, patch.naturalHeight, 1);
  const [width, height] = [patch.naturalWidth * scale, patch.naturalHeight * scale];
  const top = 120 + (PATCH - height) / 2;
  context.drawImage(patch, (WIDTH - width) / 2, top, width, height);
}

function drawWords(context: CanvasRenderingContext2D, { name, earned, event }: Poster): void {
  context.textAlign = 'center';
  let base = 120 + PATCH + 130;
  const write = (text: string, { size, colour, lines }: Look) => {
    context.font = `600 ${size}px ${FONT}`;
    context.fillStyle = colour;
    const measure = (part: string) => context.measureText(part).width;
    for (const line of linesWithin(text, { width: WIDTH - 2 * EDGE, lines, measure })) {
      context.fillText(line, WIDTH / 2, base);
      base += size * 1.1;
    }
  };
  write(name, { size: 92, colour: TEXT, lines: 2 });
  write(earned, { size: 50, colour: ORANGE, lines: 1 });
  if (event) write(event, { size: 46, colour: SOFT, lines: 2 });
}
type Look = { size: number; colour: string; lines: number };

function drawBrand(context: CanvasRenderingContext2D, app_name: string): void {
  const side = 72;
  context.font = `600 52px ${FONT}`;
  context.textAlign = 'left';
  const left = (WIDTH - side - 20 - context.measureText(app_name).width) / 2;
  const top = HEIGHT - EDGE - side;
  context.fillStyle = TEXT;
  context.fillText(app_name, left + side + 20, top + 54);
  context.save();
  context.translate(left, top);
  context.scale(side / 64, side / 64);
  context.lineWidth = BRAND.stroke;
  context.strokeStyle = TEXT;
  context.stroke(new Path2D(BRAND.ring.join('')));
  context.strokeStyle = ORANGE;
  context.stroke(new Path2D(BRAND.tip));
  context.restore();
}

/** Broken between words; what does not fit, and a word wider than a line, ends with …. */
export function linesWithin(
  text: string,
  { width, lines, measure }: { width: number; lines: number; measure: (part: string) => number },
): string[] {
  const found: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      found.push(line);
      line = word;
    } else line = longer;
  }
  found.push(line);
  const shown = found.slice(0, lines);
  const is_cut = found.length > lines;
  return shown.map((part, n) => {
    const letters = Array.from(part);
    const is_last = is_cut && n === lines - 1;
    if (!is_last && measure(part) <= width) return part;
    while (letters.length > 0 && measure(`${letters.join('')}…`) > width) letters.pop();
    return `${letters.join('').trimEnd()}…`;
  });
}
