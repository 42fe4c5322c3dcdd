import { expect, test } from 'vitest';
import { visitedApp } from '../screens/screen-walk.ts';
import { SIZES, walkingPage } from './walk.ts';

const visited = visitedApp();
const walking = walkingPage(visited, 'visitor', [350]);

// the screens that most people come by; the long run walks over all of them, in every size
test.each(['/events', '/event/:id', '/register/:id'])(
  '[law 1] [law 2] %s: nothing moves by itself, and a second tap does nothing else',
  async (path) => {
    const walked = await walking.walker.walk(path.replace(':id', visited.event_id), SIZES[0]);
    expect(walked.faults).toEqual([]);
    expect(walked.taps).toBeGreaterThan(5);
  },
);
