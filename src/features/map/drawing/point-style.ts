import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import RegularShape from 'ol/style/RegularShape.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { MarkPlate, MarkShape } from '#domain/place/mark-shape.ts';
import { FONTS } from './basemap.ts';
import type { MapLook } from './map-look.ts';

const RADIUS_PX = 9;
/** It is always drawn, and the name of a city that it would cover gives way (basemap.ts). */
const ALWAYS = { declutterMode: 'obstacle' } as const;
const CHOSEN = 1.5;

/** How a place is told from others: words on a plate, or a shape. The same object for the same drawing. */
export type Mark = MarkPlate | MarkShape | undefined;

/** One place. @param chosen drawn larger, because colour alone tells nothing */
export const pointStyle = (look: MapLook, chosen = false): Style =>
  new Style({
    image: new CircleStyle({
      ...ALWAYS,
      radius: chosen ? RADIUS_PX + 5 : RADIUS_PX,
      fill: new Fill({ color: look.point }),
      stroke: new Stroke({ color: look['point-ring'], width: 4 }),
    }),
    zIndex: chosen ? 2 : 1,
  });

/** One place with a shape of its own. */
const shapeStyle = (look: MapLook, shape: MarkShape, chosen: boolean): Style => {
  const { radius, radius2 } = shape;
  const times = chosen ? CHOSEN : 1;
  return new Style({
    image: new RegularShape({
      ...ALWAYS,
      ...shape,
      radius: times * radius,
      ...(radius2 !== undefined && { radius2: times * radius2 }),
      fill: new Fill({ color: look.point }),
      stroke: new Stroke({ color: look['point-ring'], width: 3 }),
    }),
    zIndex: chosen ? 2 : 1,
  });
};

/** One place with words, such as a day: a plate, since a disc with a number is a cluster. */
const plateStyle = (look: MapLook, { text, over, mine }: MarkPlate, chosen: boolean): Style =>
  new Style({
    text: new Text({
      ...ALWAYS,
      text,
      font: FONTS[0],
      fill: new Fill({ color: look['point-ring'] }),
      backgroundFill: new Fill({ color: over ? look.over : look.open }),
      backgroundStroke: new Stroke({ color: mine ? look.point : look['point-ring'], width: 3 }),
      padding: chosen ? [7, 10, 7, 10] : [3, 5, 3, 5],
    }),
    zIndex: chosen ? 2 : 1,
  });

/** @returns the style of a place by its mark, each made once */
export function markStyles(look: MapLook, chosen = false): (mark: Mark) => Style {
  const made = new Map<Mark, Style>([[undefined, pointStyle(look, chosen)]]);
  const make = (mark: MarkPlate | MarkShape) =>
    'text' in mark ? plateStyle(look, mark, chosen) : shapeStyle(look, mark, chosen);
  return (mark) => {
    const style = made.get(mark) ?? make(mark!);
    made.set(mark, style);
    return style;
  };
}

/** A place that is not decided yet: hollow and dashed. */
export const waitingStyle = (look: MapLook, chosen = false): Style =>
  new Style({
    image: new CircleStyle({
      ...ALWAYS,
      radius: chosen ? RADIUS_PX + 5 : RADIUS_PX,
      fill: new Fill({ color: look.halo }),
      stroke: new Stroke({ color: look.point, width: 3, lineDash: [4, 4] }),
    }),
    zIndex: chosen ? 2 : 1,
  });

/** A larger number does not fit the largest circle that leaves room for the next group. */
const MOST = 999;

/** Several places that would overlap: their number. */
export const clusterStyle = (look: MapLook, count: number): Style =>
  new Style({
    image: new CircleStyle({
      ...ALWAYS,
      radius: count < 10 ? 15 : count < 100 ? 19 : 22,
      fill: new Fill({ color: look.halo }),
      stroke: new Stroke({ color: look.point, width: 3 }),
    }),
    text: new Text({
      ...ALWAYS,
      text: count > MOST ? `${MOST}+` : String(count),
      font: FONTS[0],
      fill: new Fill({ color: look.text }),
    }),
  });

/** Where the person is: a dot, and the circle of its accuracy. */
export const hereStyle = (look: MapLook): Style =>
  new Style({
    fill: new Fill({ color: look.reach }),
    stroke: new Stroke({ color: look.here, width: 1 }),
    image: new CircleStyle({
      radius: 6,
      fill: new Fill({ color: look.here }),
      stroke: new Stroke({ color: look['point-ring'], width: 3 }),
    }),
  });
