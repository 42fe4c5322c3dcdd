import type { Page } from 'playwright';
import { login } from '../../e2e/phone.ts';
import { ACCOUNTS, screens } from '../../e2e/screens/screens.ts';
import { transferSize } from '../../build/built-files.ts';
import { withPhone, type Bench } from '../bench.ts';
import { crowdedEvent } from '../server/crowded-event.ts';
import type { Figure, Table } from '../figures.ts';
import type { Phone } from '../phone.ts';
import { joinedDist, startServer } from '../server/server.ts';
import { interact, watchInteractions, worstInteraction } from '../watch/watch-interactions.ts';

const PEOPLE = 50;
/**
 * What a person perceives as immediate, for their slowest interaction: https://web.dev/articles/inp
 */
const AT_ONCE_MS = 200;

/**
 * Every screen: the JavaScript that it has loaded at rest, and the slowest response to a touch or a
 * key.
 */
export async function routesTable(bench: Bench): Promise<Table> {
  const app = await bench.app();
  const server = await startServer({
    dist_dir: joinedDist(bench.dir, { app }),
    dir: bench.dir,
    amount: 'demo',
  });
  const figures: Figure[] = [];
  try {
    const id = await crowdedEvent(server, PEOPLE);
    for (const viewer of ['visitor', 'organiser', 'captain'] as const) {
      await withPhone(bench, async (phone) => {
        if (viewer !== 'visitor') await signIn(phone, server.url, ACCOUNTS[viewer]);
        for (const [, who, path] of screens) {
          const what = `${path}, ${who}`;
          if (who !== viewer || !what.includes(bench.only)) continue;
          const page = await phone.page();
          await page.goto('about:blank'); // a change of the fragment alone would load nothing
          await page.goto(server.url + path.replace(':id', id));
          figures.push(await figureOf(page, { app, reps: bench.reps, what }));
        }
      });
    }
  } finally {
    await server.stop();
  }
  return { id: 'P11', title: 'every screen: the slowest interaction', figures };
}

async function signIn(phone: Phone, url: string, email: string): Promise<void> {
  const page = await phone.page({ cpu_rate: 1 });
  await page.goto(`${url}/auth`);
  await login(page, email);
}

async function figureOf(
  page: Page,
  { app, reps, what }: { app: string; reps: number; what: string },
): Promise<Figure> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = await scriptBytes(page, app);
  await watchInteractions(page);
  const ours: number[] = [];
  let touched = 0;
  for (let rep = 0; rep < reps; rep += 1) {
    touched = await interact(page);
    ours.push(await worstInteraction(page));
  }
  return {
    what,
    unit: 'ms',
    ours,
    budget: { at_most: AT_ONCE_MS },
    note: `${(bytes / 1000).toFixed(0)} kB of JavaScript; ${touched} controls`,
  };
}

/**
 * Brotli bytes of the scripts that the page requested, wherever they came from. Those of workers
 * are not included.
 */
async function scriptBytes(page: Page, app: string): Promise<number> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)),
  );
  let sum = 0;
  for (const file of new Set(names.filter((name) => /^assets\/.*\.js$/.test(name))))
    sum += await transferSize(app, file);
  return sum;
}
