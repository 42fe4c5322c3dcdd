import { describe, expect, test } from 'vitest';
import { ACCOUNTS, screens, type Walker } from '../screens/screens.ts';
import { visitedApp } from '../screens/screen-walk.ts';
import { SIZES, walkingPage } from './walk.ts';

const everybody: Walker[] = [...(Object.keys(ACCOUNTS) as (keyof typeof ACCOUNTS)[]), 'visitor'];
const walks = everybody.flatMap((walker) => SIZES.map((size) => ({ walker, ...size })));

// a walk mostly waits, so several go at once; what one of them sends must not reach the others
describe.concurrent.each(walks)('the $walker at $width×$height', ({ walker, ...size }) => {
  const visited = visitedApp();
  const walking = walkingPage(visited, walker);
  const theirs = screens.filter(([, who]) => who === walker).map(([, , path]) => path);
  test.each(theirs)(
    '[law 1] [law 2] %s: nothing moves by itself, and a second tap does nothing else',
    { concurrent: false, timeout: 600_000 },
    async (path) => {
      const at = path.replace(':id', visited.event_id);
      const { faults, ...walked } = await walking.walker.walk(at, size);
      console.log(`${at} ${size.width}: ${JSON.stringify(walked)}`); // the figures of the walk
      expect(faults).toEqual([]);
    },
  );
});
