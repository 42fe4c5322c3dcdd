import { expect, test } from 'vitest';
import { isPhoto } from './draw-photo.ts';

test.each([
  ['image/jpeg', 'a', true],
  ['image/png', 'a', true],
  ['', 'IMG_1.JPG', true],
  ['image/webp', 'a.jpg', false],
  ['image/heic', 'a', false],
  ['', 'a.heic', false],
])('a photo of type %j named %s: %s', (type, name, fits) => {
  expect(isPhoto({ type, name })).toBe(fits);
});
