import { expect, test } from 'vitest';
import { pageFiles } from './page-files.ts';

const PAGE =
  '<meta name="qg-files-home" content=""><meta name="qg-files-event" content="/assets/a.js /assets/b.js">';

test('a screen asks at once for the files that the build names', () =>
  expect(pageFiles(PAGE, 'event').text.match(/href="[^"]*"/g)).toEqual([
    'href="/assets/a.js"',
    'href="/assets/b.js"',
  ]));

test('a screen without files of its own, or a page of another build, asks for none', () => {
  expect(pageFiles(PAGE, 'home').text).toBe('');
  expect(pageFiles(PAGE, 'register').text).toBe('');
});
