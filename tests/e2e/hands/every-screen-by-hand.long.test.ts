import { beforeAll, describe, expect, test } from 'vitest';
import { today } from '../organiser/gate/gate-page.ts';
import { ACCOUNTS, screens, type Walker } from '../screens/screens.ts';
import { visitedApp } from '../screens/screen-walk.ts';
import { SIZES, walkingPage } from './walk.ts';

const visited = visitedApp();
const everybody: Walker[] = ['visitor', ...(Object.keys(ACCOUNTS) as (keyof typeof ACCOUNTS)[])];

/** One test for each of these screens in each size. @param eventId read when the tests run */
function walkOver(who: Walker, paths: readonly string[], eventId: () => string): void {
  const walking = walkingPage(visited, who);
  test.each(paths.flatMap((path) => SIZES.map((size) => ({ path, ...size }))))(
    '[law 1] [law 2] $path at $width×$height: nothing moves by itself, and a second tap does nothing else',
    async ({ path, ...size }) => {
      const at = path.replace(':id', eventId());
      const { faults, ...walked } = await walking.walker.walk(at, size);
      console.log(`${at} ${size.width}: ${JSON.stringify(walked)}`); // the figures of the walk
      expect(faults).toEqual([]);
    },
    600_000,
  );
}

describe.each(everybody)('the %s', (walker) => {
  const theirs = screens.filter(([, who]) => who === walker).map(([, , path]) => path);
  walkOver(walker, theirs, () => visited.event_id);
});

// where a row opens a sheet: one of the gate's list marks, and says something else when it is tapped again
describe('[gate] the organiser on a day with people', () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await today(visited.app));
    const { query, refreshSnapshot } = visited.app.backend;
    await query('update public.airsoft_events set price_cents = 4000 where id = $1', [id]);
    await query(
      `insert into public.check_ins (id, event_id, operator_id, mark, scanned_at, happened_at, clock_offset_ms, device_id, staff_name, flagged)
       select gen_random_uuid(), event_id, id, 'in', now(), now(), 0, event_id, 'Diego', false
       from public.operators where event_id = $1 and name < 'E'`,
      [id],
    );
    await refreshSnapshot();
  });
  walkOver('organiser', ['stations', 'teams', 'till'].map((one) => `/event/:id/gate/${one}`), () => id); // prettier-ignore
});
