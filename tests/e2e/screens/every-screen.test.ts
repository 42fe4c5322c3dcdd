import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { visitedApp, visitScreens } from './screen-walk.ts';
import { redirects, screens } from './screens.ts';

test('every route of the app is visited', () => {
  const files = globSync('**/*.tsx', { cwd: 'src/app/routes' });
  const routes = files.map((file) => file.replace(/\.tsx$/, '').replaceAll('/', '.'));
  const walked = new Set<string>([...redirects, ...screens.map(([route]) => route)]);
  expect(routes.filter((route) => !walked.has(route))).toEqual([]);
});

const visited = visitedApp();
visitScreens(visited, 'organiser');
visitScreens(visited, 'visitor');
