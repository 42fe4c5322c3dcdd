import { dateBlock } from '#i18n/formats/formats.ts';
import { LL, LOCALE } from '../words/words.ts';
import { EDGE, GROUND, OLIVE, openPicture, ORANGE, SOFT, TEXT, TOP } from './canvas.ts';
import { linesOf, outlinesOf, widthOf } from './letters.ts';
import type { Pictured } from './picture-path.ts';
import { pngOf } from './png.ts';
import type { Polygon, Raster } from './raster.ts';
import { textBeside } from './text-beside.ts';

const DATE_BLOCK: Polygon = [
  [EDGE, TOP],
  [EDGE + 204, TOP],
  [EDGE + 204, 396],
  [EDGE, 396],
];

/**
 * The picture that a link preview shows: 1200 × 630, as the date block of a row beside the name,
 * over contour lines.
 */
export async function eventPicture(event: Pictured): Promise<Uint8Array<ArrayBuffer>> {
  const raster = openPicture();
  drawDate(raster, event);
  drawWords(raster, event);
  return pngOf(raster);
}

/** A postponed event has no day. */
function drawDate(raster: Raster, { date, status }: Pictured): void {
  raster.fill([DATE_BLOCK], OLIVE);
  const { day, month, weekday } =
    status === 'postponed' ? { day: '?', month: '', weekday: '' } : dateBlock(date, LOCALE);
  const centre = EDGE + 102;
  const centred = (text: string, size: number, base: number) =>
    raster.fill(outlinesOf(text, size, [centre - widthOf(text, size) / 2, base]), GROUND);
  centred(month.toUpperCase(), 56, 166);
  centred(day, 176, 308);
  centred(weekday.toUpperCase(), 56, 372);
}

function drawWords(raster: Raster, event: Pictured): void {
  const { name, time, location, status } = event;
  const { width, line, skip } = textBeside(raster);
  const title = linesOf(name, { width, size: 88, lines: 3 });
  const is_high = title.length === 3 && status !== 'planned';
  const place = linesOf(location, { width, size: 46, lines: is_high ? 1 : 2 });
  for (const text of title) line(text, 88, TEXT);
  skip(4);
  if (status !== 'planned') line(STATE[status](), 50, ORANGE);
  if (status !== 'postponed') line(time, 46, SOFT);
  for (const text of place) line(text, 46, SOFT);
}

const STATE = { cancelled: LL.events.cancelled, postponed: LL.events.postponed };
