import { expect, test } from 'vitest';
import { joulesOf, judge, limitFor, readShot } from './chronograph.ts';

test.each([
  [328, 0.2, 1],
  [350, 0.2, 1.14],
  [400, 0.2, 1.49],
  [400, 0.28, 2.08],
  [500, 0.4, 4.65],
  [50, 0.1, 0.01],
])('%i FPS with %f g is %f J', (fps, bb_g, joules) => {
  expect(joulesOf({ fps, bb_g })).toBe(joules);
});

const limits = [
  { joules: 1.49, fps: 400 },
  { class: 'sniper' as const, joules: 2.8 },
];

test.each([
  [400, 0.2, 'assault', 'within'],
  [401, 0.2, 'assault', 'over'], // by the speed: 1.49 J too
  [338, 0.28, 'assault', 'within'],
  [339, 0.28, 'assault', 'over'],
  [380, 0.28, 'assault', 'over'],
  [380, 0.28, 'sniper', 'within'], // a class of its own
  [380, 0.28, null, 'over'],
] as const)('%i FPS with %f g of a %s: %s', (fps, bb_g, operator_class, verdict) => {
  expect(judge({ fps, bb_g }, limits, operator_class)).toBe(verdict);
});

test('an event without limits judges nothing, and one with limits of classes says whom it does not know', () => {
  const shot = { fps: 800, bb_g: 1 };
  expect(judge(shot, null, 'sniper')).toBe('none');
  expect(judge(shot, [], 'sniper')).toBe('none');
  expect(judge(shot, limits.slice(1), 'assault')).toBe('class_unknown');
  expect(judge(shot, limits.slice(1), null)).toBe('class_unknown');
  expect(limitFor(limits, 'sniper')).toBe(limits[1]);
});

test.each([
  ['380', '0,28', { fps: 380, bb_g: 0.28 }],
  [' 380 ', '.28', { fps: 380, bb_g: 0.28 }],
  ['380', '28', { fps: 380, bb_g: 0.28 }],
  ['３８０', '０,２０', { fps: 380, bb_g: 0.2 }],
  ['399,2', '0.2', { fps: 400, bb_g: 0.2 }], // rounded up
  ['380', '1', { fps: 380, bb_g: 1 }],
  ['49', '0,2', undefined],
  ['801', '0,2', undefined],
  ['', '0,2', undefined],
  ['38O', '0,2', undefined],
  ['380', '', undefined],
  ['380', '0,09', undefined],
  ['380', '1,01', undefined],
  ['380', '0,285', undefined],
])('%j with %j is %j', (fps, bb_g, shot) => {
  expect(readShot({ fps, bb_g })).toEqual(shot);
});
