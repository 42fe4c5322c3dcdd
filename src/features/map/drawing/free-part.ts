import { shownSheet } from '#entities/place/shown-sheet.ts';
import type { DrawnMap } from './drawn-map.ts';

/** Px from the corner of the map, which is so large. */
type Covered = {
  readonly size: readonly [width: number, height: number];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** What the sheet of a place covers of the map; undefined for nothing. */
export function coveredPart({ map }: Pick<DrawnMap, 'map'>): Covered | undefined {
  const sheet = shownSheet();
  const box = sheet && map.getTargetElement()?.getBoundingClientRect();
  if (!box) return undefined;
  const { width, height } = box;
  const [left, right] = [sheet.left - box.left, sheet.right - box.left];
  const [top, bottom] = [sheet.top - box.top, sheet.bottom - box.top];
  const meets = right > 0 && left < width && bottom > 0 && top < height;
  return meets ? { size: [width, height], left, top, right, bottom } : undefined;
}

/** The middle of the largest part that is left free, px from the corner of the map. */
export function freeMiddle({ size, left, top, right, bottom }: Covered): [x: number, y: number] {
  const [width, height] = size;
  const part = (from: readonly [number, number], to: readonly [number, number]) => ({
    area: (to[0] - from[0]) * (to[1] - from[1]),
    middle: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as [number, number],
  });
  const parts = [
    part([0, 0], [width, top]),
    part([right, 0], [width, height]),
    part([0, 0], [left, height]),
    part([0, bottom], [width, height]),
  ];
  return parts.reduce((best, one) => (one.area > best.area ? one : best)).middle;
}

/**
 * Whether the sheet covers a point of the map's own projection.
 * @param room_px that its drawing needs around it
 */
export function isUnder(
  { size, left, top, right, bottom }: Covered,
  { view }: Pick<DrawnMap, 'view'>,
  { at, room_px }: { at: readonly number[]; room_px: number },
): boolean {
  const [middle, resolution] = [view.getCenter(), view.getResolution()];
  if (!middle || !resolution) return false;
  const x = size[0] / 2 + (at[0]! - middle[0]!) / resolution;
  const y = size[1] / 2 - (at[1]! - middle[1]!) / resolution;
  return x > left - room_px && x < right + room_px && y > top - room_px && y < bottom + room_px;
}
