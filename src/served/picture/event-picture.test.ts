import { expect, test } from 'vitest';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { gameModes } from '#sync/records/airsoft-event.ts';
import { drawMode } from './mode-drawing.ts';
import { picturePath, placesShown } from './picture-path.ts';
import { openRaster } from './raster.ts';

test('each mode has its own drawing, on the right half of the picture', () => {
  const drawn = gameModes.map((mode) => {
    const raster = openRaster(1200, 630, [0, 0, 0]);
    drawMode(raster, mode);
    const left = raster.pixels.findIndex(
      (value, at) => value > 0 && Math.floor(at / 3) % 1200 < 730,
    );
    expect(left).toBe(-1);
    return Buffer.from(raster.pixels).toString('base64');
  });
  expect(new Set(drawn).size).toBe(gameModes.length);
});

const event = (change: object) => eventRow({ id: 'e', max_op: 40, operators_count: 28, ...change });

test.each([
  [{}, ['few', 12]],
  [{ places_offered: 2 }, ['few', 10]],
  [{ operators_count: 5 }, ['many', 20]],
  [{ operators_count: 40 }, ['full', 0]],
  [{ closed_because_full: true, registration_closed: true }, ['full', 0]],
  [{ registration_closed: true }, ['closed', 0]],
  [{ max_op: 0 }, ['nothing', 0]],
  [{ status: 'cancelled' }, ['nothing', 0]],
  [{ is_info_only: true }, ['nothing', 0]],
])('of %j the picture says %j of its places', (change, said) => {
  expect(placesShown(event(change))).toEqual(said);
});

test('what the picture shows changes its address, and nothing else does', () => {
  const path = (change: object) => picturePath(event(change));
  expect(path({ game_mode: 'CQB' })).not.toBe(path({}));
  expect(path({ operators_count: 29 })).not.toBe(path({}));
  expect(path({ operators_count: 3 })).toBe(path({ operators_count: 4 })); // more than it counts
  expect(path({ briefing: 'outro' })).toBe(path({}));
});
