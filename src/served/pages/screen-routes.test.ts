import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFilePath, isScreenPath, screenRoutes } from './screen-routes.ts';

const ROUTES = join(import.meta.dirname, '../../app/routes');

test('the addresses that are found are those of the app’s routes', () => {
  const routes = globSync('**/*.tsx', { cwd: ROUTES })
    .filter((file) => file !== '__root.tsx')
    .map((file) => `/${file}`.replace(/(\/index)?\.tsx$/, '').replaceAll(/_?[./]/g, '/') || '/');
  expect(screenRoutes).toEqual(routes.toSorted());
});

test.each([
  ['/', true],
  ['/events/', true],
  ['/Events', true],
  ['/event/x/gate/scan', true],
  ['/nada-disso', false],
  ['/event/x/nada', false],
  ['/event', false],
])('whether %s is a screen: %s', (path, is_screen) => {
  expect(isScreenPath(path)).toBe(is_screen);
});

test.each([
  ['/logo.svg', true],
  ['/assets/x', true],
  ['/event/a.b/edit', false],
])('whether %s is a file: %s', (path, is_file) => {
  expect(isFilePath(path)).toBe(is_file);
});
