import { pause, seededRandom } from '#tests/race/seeded-random.ts';
import { type Product, saysSynced } from './product.ts';
import { openWire } from './wire.ts';

const PAGES = ['/', '/events', '/teams', '/leaderboard', '/events/map', '/patches'];

/**
 * What somebody who has never been here does in a hurry: full loads of pages, each left while it
 * makes its databases, reads, or installs the app. Each try is a first visit: another port is another
 * origin, without databases.
 * @param longest ms that a page is looked at; most are left earlier
 * @param installs false: no service worker comes, which downloads everything on each try
 * @returns what was done, for a page that did not come alive: a later page shows that it has everything
 */
export async function hurry(
  { browser, backend }: Product,
  {
    tries,
    seed,
    longest,
    installs,
  }: { tries: number; seed: number; longest: number; installs: boolean },
): Promise<string[]> {
  const random = seededRandom(seed);
  const dead: string[] = [];
  for (let n = 0; n < tries; n += 1) {
    const origin = await openWire(backend.port, installs ? undefined : '/service-worker.js');
    const visits: string[] = [];
    const look = async (ms: number) => {
      const page = random.pick(PAGES);
      visits.push(`${page} ${ms} ms`);
      await browser.goto(origin.url + page);
      await pause(ms);
    };
    for (let left = random.int(1, 5); left > 0; left -= 1)
      await look(random.int(30, random.chance(0.7) ? longest / 4 : longest));
    await look(0);
    await saysSynced(browser).catch((error: Error) =>
      dead.push(`try ${n}: ${visits.join(', ')}: ${error.message}`),
    );
    origin.close();
  }
  return dead;
}
