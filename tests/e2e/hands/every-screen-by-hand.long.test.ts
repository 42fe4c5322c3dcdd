import { appendFileSync } from 'node:fs';
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
      const { faults, ...walked } = await walking.walker.walk(
        path.replace(':id', visited.event_id),
        size,
      );
      const out = process.env['HANDS_OUT'];
      if (out)
        appendFileSync(out, `${JSON.stringify({ walker, path, size, ...walked, faults })}\n`);
      expect(faults).toEqual([]);
    },
    600_000,
  );
});
