import { events } from '#i18n/pt-BR/events.ts';
import { floorSearch } from '../watch/floor-search.ts';
import { withPhone, type Bench } from '../bench.ts';
import { median, type Table } from '../figures.ts';
import { untilStored } from '../watch/replica-probe.ts';
import { joinedDist, startServer } from '../server/server.ts';
import { scrollDown, typeInto } from '../watch/watch-input.ts';
import { untilLive } from '../watch/watch-page.ts';

const DOCUMENTS = 10_000;

/** Searching and scrolling the list of 5,000 events, in the built app. */
export async function searchTable(bench: Bench): Promise<Table> {
  const dist_dir = joinedDist(bench.dir, { app: await bench.app() });
  const server = await startServer({ dist_dir, dir: bench.dir, amount: { large: 1 } });
  const busy: number[] = [];
  const floor: number[] = [];
  const found: number[] = [];
  const frames: number[] = [];
  try {
    await withPhone(bench, async (phone) => {
      const filling = await phone.page({ cpu_rate: 1 });
      await filling.goto(`${server.url}/events`);
      await untilStored(filling, DOCUMENTS);
      for (let rep = 0; rep < bench.reps; rep += 1) {
        const page = await phone.page();
        await page.goto(`${server.url}/events`);
        await untilLive(page);
        await page.waitForLoadState('networkidle');
        frames.push(...(await scrollDown(page)));
        await page.evaluate(() => scrollTo(0, 0));
        const typed = await typeInto(page, events.search_label, 'cerrado');
        busy.push(median(typed.busy_ms));
        found.push(typed.found_ms);
        floor.push(await floorSearch(page, `${server.url}/floor/search.html`, 'cerrado'));
      }
    });
  } finally {
    await server.stop();
  }
  return {
    id: 'P6',
    title: 'the list of 5,000 events',
    figures: [
      {
        what: 'a key in the search, thread busy',
        unit: 'ms',
        ours: busy,
        baseline: { what: 'floor', sample: floor },
        budget: { ratio_at_most: 2.5 },
      },
      { what: 'first key to the list changed', unit: 'ms', ours: found },
      {
        what: 'time between two frames while scrolling',
        unit: 'ms',
        ours: frames,
        budget: { at_most: 17 },
        note: 'a headless browser draws 60 a second at most',
      },
    ],
  };
}
