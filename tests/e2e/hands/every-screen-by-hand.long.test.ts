import { describe, expect, test } from 'vitest';
import { ACCOUNTS, screens, type Walker } from '../screens/screens.ts';
import { visitedApp } from '../screens/screen-walk.ts';
import { SIZES, walkingPage } from './walk.ts';

const visited = visitedApp();
const everybody: Walker[] = ['visitor', ...(Object.keys(ACCOUNTS) as (keyof typeof ACCOUNTS)[])];

describe.each(everybody)('the %s', (walker) => {
  const walking = walkingPage(visited, walker);
  const theirs = screens.filter(([, who]) => who === walker);
  test.each(theirs.flatMap(([, , path]) => SIZES.map((size) => ({ path, ...size }))))(
    '[law 1] [law 2] $path at $width×$height: nothing moves by itself, and a second tap does nothing else',
    async ({ path, ...size }) => {
      const at = path.replace(':id', visited.event_id);
      const { faults, ...walked } = await walking.walker.walk(at, size);
      console.log(`${at} ${size.width}: ${JSON.stringify(walked)}`); // the figures of the walk
      expect(faults).toEqual([]);
    },
    600_000,
  );
});
