import { cityState } from '#domain/place/city-state.ts';
import { initialsOf } from '../parts/initials.ts';
import { EDGE, GROUND, OLIVE, openPicture, SOFT, TEXT, TOP } from './canvas.ts';
import { drawable, linesOf, outlinesOf, widthOf } from './letters.ts';
import type { PicturedTeam } from './picture-path.ts';
import { pngOf } from './png.ts';
import type { Polygon, Raster } from './raster.ts';
import { textBeside } from './text-beside.ts';

const BADGE_PX = 204;
const BADGE: Polygon = [
  [EDGE, TOP],
  [EDGE + BADGE_PX, TOP],
  [EDGE + BADGE_PX, TOP + BADGE_PX],
  [EDGE, TOP + BADGE_PX],
];

/**
 * The picture that the preview of a team's link shows: 1200 × 630, its initials beside its name,
 * place and first lines, over contour lines. Its logo is at another address, which is not fetched.
 */
export async function teamPicture(team: PicturedTeam): Promise<Uint8Array<ArrayBuffer>> {
  const raster = openPicture();
  drawInitials(raster, team);
  drawWords(raster, team);
  return pngOf(raster);
}

function drawInitials(raster: Raster, { name }: PicturedTeam): void {
  raster.fill([BADGE], OLIVE);
  const text = initialsOf(drawable(name));
  const left = EDGE + BADGE_PX / 2 - widthOf(text, 128) / 2;
  raster.fill(outlinesOf(text, 128, [left, TOP + 148]), GROUND);
}

function drawWords(raster: Raster, team: PicturedTeam): void {
  const { name, description } = team;
  const { width, line, skip } = textBeside(raster);
  const title = linesOf(name, { width, size: 88, lines: 3 });
  for (const text of title) line(text, 88, TEXT);
  skip(-18);
  for (const text of linesOf(cityState(team), { width, size: 46, lines: 1 })) {
    line(text, 46, TEXT);
  }
  const lines = title.length === 3 ? 1 : 2;
  for (const text of linesOf(description ?? '', { width, size: 40, lines })) line(text, 40, SOFT);
}
