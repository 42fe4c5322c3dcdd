import { expect, test } from 'vitest';
import { isPicture, shortAddress } from './post-media.ts';

test.each([
  ['https://www.exemplo.com/foto.JPG?x=1', 'exemplo.com/foto.JPG', true],
  [
    'https://a.b/storage/v1/object/public/team-media/u/1',
    'a.b/storage/v1/object/public/team-media/u/1',
    true,
  ],
  ['https://exemplo.com/', 'exemplo.com', false],
  ['https://exemplo.com/x.png/evil', 'exemplo.com/x.png/evil', false],
])('%s is shown as %s; a picture: %s', (url, short, picture) => {
  expect(shortAddress(url)).toBe(short);
  expect(isPicture(url)).toBe(picture);
});
