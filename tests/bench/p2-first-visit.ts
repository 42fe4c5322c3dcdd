import { inTurns, withPhone, type Bench } from './bench.ts';
import type { Table } from './figures.ts';
import { joinedDist, startServer } from './server.ts';
import { FAST_3G, shapeNetwork } from './shaped-network.ts';
import { arrival, arrivals, note, watchArrival } from './watch-page.ts';

/** As many rows as fit on a phone's screen, and fewer than any amount of data here has. */
const LIST_ROWS = 10;

/** A phone that has never opened the app, on Fast 3G, with 500 documents of public data to load. */
export async function firstVisitTable(bench: Bench): Promise<Table> {
  const dist_dir = joinedDist(bench.dir, { app: await bench.app() });
  const server = await startServer({
    dist_dir,
    dir: bench.dir,
    amount: { large: 0.05 },
  });
  const network = await shapeNetwork(server.port, FAST_3G);
  const ours = { ...arrivals(), kB: [] as number[] };
  const floor = { ...arrivals(), kB: [] as number[] };
  const visit = (path: string, into: typeof ours) =>
    withPhone(bench, async (phone) => {
      const page = await phone.page();
      await watchArrival(page, LIST_ROWS);
      network.taken();
      await page.goto(network.url + path, { waitUntil: 'commit' });
      note(into, await arrival(page));
      into.kB.push(network.taken().kB);
    });
  try {
    await inTurns(
      bench.reps,
      () => visit('/events', ours),
      () => visit('/floor/index.html', floor),
    );
  } finally {
    await network.close();
    await server.stop();
  }
  const baseline = (name: keyof typeof floor) => ({ what: 'floor', sample: floor[name] });
  return {
    id: 'P2',
    title: `first visit on Fast 3G (${FAST_3G.down_kbps} kbps, ${FAST_3G.latency_ms} ms per request), shaped in front of the server`,
    figures: [
      {
        what: 'first paint',
        unit: 'ms',
        ours: ours.paint_ms,
        baseline: baseline('paint_ms'),
        budget: { at_most: 1_500 },
      },
      {
        what: 'list with data',
        unit: 'ms',
        ours: ours.list_ms,
        baseline: baseline('list_ms'),
        budget: { at_most: 2_600 },
      },
      { what: 'bytes taken until then', unit: 'kB', ours: ours.kB, baseline: baseline('kB') },
    ],
  };
}
