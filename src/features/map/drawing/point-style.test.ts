import type RegularShape from 'ol/style/RegularShape.js';
import { expect, test } from 'vitest';
import { typeShapes } from '#domain/arena/type-shapes.ts';
import type { MapLook } from './map-look.ts';
import { GROUP_PX } from './grouped-places.ts';
import { clusterStyle, markStyles } from './point-style.ts';

const look = new Proxy({} as MapLook, { get: () => 'rgb(1, 2, 3)' });
const imageOf = (style: ReturnType<ReturnType<typeof markStyles>>) =>
  style.getImage() as RegularShape;

const day = { text: '28/11', over: false, mine: false };

test('each mark has one style, however many places have it', () => {
  const style = markStyles(look);
  const marks = [undefined, day, ...Object.values(typeShapes)];
  const first = marks.map(style);
  expect(new Set(first).size).toBe(marks.length);
  marks.forEach((mark, at) => expect(style(mark)).toBe(first[at]));
});

test('a type of game is drawn by its shape, larger when it is chosen', () => {
  const { milsim, cqb } = typeShapes;
  const [alone, chosen] = [markStyles(look), markStyles(look, true)];
  expect(imageOf(alone(milsim)).getPoints()).toBe(5);
  expect(imageOf(alone(milsim)).getRadius2()).toBe(milsim.radius2);
  expect(imageOf(alone(cqb)).getAngle()).toBe(Math.PI / 4);
  const [small, large] = [alone(cqb), chosen(cqb)].map((one) => imageOf(one).getRadius());
  expect(large).toBeGreaterThan(small!);
});

test('a place without a mark is a disc, and a day is a plate', () => {
  const style = markStyles(look);
  expect(imageOf(style(undefined)).getPoints()).toBe(Infinity);
  expect(style(day).getText()!.getText()).toBe('28/11');
});

test('a plate is green, or grey where nobody can register; what is mine has a ring', () => {
  const named = new Proxy({} as MapLook, { get: (_, name) => name });
  const colours = (change: object) => {
    const plate = markStyles(named)({ ...day, ...change }).getText()!;
    return [plate.getBackgroundFill()!.getColor(), plate.getBackgroundStroke()!.getColor()];
  };
  expect(colours({})).toEqual(['open', 'point-ring']);
  expect(colours({ over: true })).toEqual(['over', 'point-ring']);
  expect(colours({ mine: true })).toEqual(['open', 'point']);
});

test.each([
  [2, '2'],
  [12, '12'],
  [999, '999'],
  [1_000, '999+'],
  [12_345, '999+'],
])('a group of %d says %s, in a circle that leaves room for the next group', (count, said) => {
  const group = clusterStyle(look, count);
  expect(group.getText()!.getText()).toBe(said);
  const { length } = said;
  const radius = imageOf(group).getRadius();
  expect(2 * radius).toBeGreaterThan(8 * length + 6); // a digit of 13 px is 8 px wide
  expect(2 * radius + 3).toBeLessThan(GROUP_PX);
});
