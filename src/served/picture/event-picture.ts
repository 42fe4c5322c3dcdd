import { dateBlock } from '#i18n/formats/formats.ts';
import { LL, LOCALE } from '../words/words.ts';
import { EDGE, GROUND, OLIVE, openPicture, ORANGE, SOFT, TEXT, TOP, WIDTH } from './canvas.ts';
import { linesOf, outlinesOf, widthOf } from './letters.ts';
import { drawMode } from './mode-drawing.ts';
import { placesShown, type Pictured } from './picture-path.ts';
import { pngOf } from './png.ts';
import type { Polygon, Raster } from './raster.ts';
import { textBeside } from './text-beside.ts';

const BLOCK_PX = 164;
const DATE_BLOCK: Polygon = [
  [EDGE, TOP],
  [EDGE + BLOCK_PX, TOP],
  [EDGE + BLOCK_PX, 348],
  [EDGE, 348],
];
/** Of the words, left of the drawing. */
const WORDS = { left: EDGE + BLOCK_PX + 32, right: 724 };

/**
 * The picture that a link preview shows: 1200 × 630, as the date block of a row beside the name; on
 * the right what is played, below it how many places are free.
 */
export async function eventPicture(event: Pictured): Promise<Uint8Array<ArrayBuffer>> {
  const raster = openPicture();
  drawMode(raster, event.game_mode);
  drawDate(raster, event);
  drawWords(raster, event);
  drawPlaces(raster, event);
  return pngOf(raster);
}

/** A postponed event has no day. */
function drawDate(raster: Raster, { date, status }: Pictured): void {
  raster.fill([DATE_BLOCK], OLIVE);
  const { day, month, weekday } =
    status === 'postponed' ? { day: '?', month: '', weekday: '' } : dateBlock(date, LOCALE);
  const centre = EDGE + BLOCK_PX / 2;
  const centred = (text: string, size: number, base: number) =>
    raster.fill(outlinesOf(text, size, [centre - widthOf(text, size) / 2, base]), GROUND);
  centred(month.toUpperCase(), 48, 154);
  centred(day, 144, 274);
  centred(weekday.toUpperCase(), 48, 328);
}

function drawWords(raster: Raster, event: Pictured): void {
  const { name, time, location, status, game_mode } = event;
  const { width, line, skip } = textBeside(raster, WORDS);
  const title = linesOf(name, { width, size: 72, lines: 3 });
  const mode = LL.events.game_mode[game_mode]();
  skip(-14);
  for (const text of title) line(text, 72, TEXT);
  skip(-16);
  line(status === 'postponed' ? mode : `${time} · ${mode}`, 42, TEXT);
  for (const text of linesOf(location, { width, size: 42, lines: 2 })) line(text, 42, SOFT);
}

/** At the right edge, beside the logo. */
function drawPlaces(raster: Raster, event: Pictured): void {
  const [text, colour] = placesWords(event);
  raster.fill(outlinesOf(text, 54, [WIDTH - EDGE - widthOf(text, 54), 556]), colour);
}

function placesWords(event: Pictured) {
  const { card, cancelled, postponed } = LL.events;
  if (event.status === 'cancelled') return [cancelled(), ORANGE] as const;
  if (event.status === 'postponed') return [postponed(), ORANGE] as const;
  const [said, free] = placesShown(event);
  const words = LL.event.facts;
  const text = {
    full: () => card.full(),
    closed: () => card.closed(),
    few: () => words.free({ free }),
    many: () => `+${words.free({ free })}`,
    nothing: () => '',
  };
  return [text[said](), TEXT] as const;
}
