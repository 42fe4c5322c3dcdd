import { expect, test } from 'vitest';
import { visitedApp } from '../screens/screen-walk.ts';
import { SIZES, walkingPage } from './walk.ts';

const visited = visitedApp();
const walking = walkingPage(visited, 'visitor', [350]);

// the screens that people come by; the long run walks over all of them, in every size
test.each(['/', '/event/:id', '/register/:id'])(
  '[law 1] nothing of %s moves by itself',
  async (path) =>
    expect(await walking.walker.moved(path.replace(':id', visited.event_id), SIZES[0])).toEqual([]),
);

test('[law 2] on the screen of an event a second tap does nothing else', async () => {
  const { taps, faults } = await walking.walker.tapAll(`/event/${visited.event_id}`, SIZES[0], {
    shell: false,
  });
  expect(faults).toEqual([]);
  expect(taps).toBeGreaterThan(4);
});
