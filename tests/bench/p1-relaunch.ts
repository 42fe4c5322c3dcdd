import { inTurns, withPhone, type Bench } from './bench.ts';
import type { Table } from './figures.ts';
import { Phone } from './phone.ts';
import { untilStored } from './replica-probe.ts';
import { joinedDist, startServer } from './server.ts';
import { arrival, arrivals, note, watchArrival, type Arrival } from './watch-page.ts';

const DOCUMENTS = 10_000;
/**
 * The rows of the floor page; the app keeps 12 rows from the last visit and first reads 30 from its
 * database.
 */
const LIST_ROWS = 20;

/**
 * The app is opened with a server, filled, and closed; the server stops; then the browser is
 * started repeatedly. The floor page gets the same on a phone of its own.
 */
export async function relaunchTable(bench: Bench): Promise<Table> {
  const dist_dir = joinedDist(bench.dir, { app: await bench.app() });
  const server = await startServer({
    dist_dir,
    dir: bench.dir,
    amount: { large: 1 },
  });
  const ours = arrivals();
  const floor = arrivals();
  await withPhone(bench, (phone) =>
    withPhone(bench, async (floor_phone) => {
      const app_url = `${server.url}/events`;
      const floor_url = `${server.url}/floor/index.html`;
      try {
        await fill(phone, app_url);
        await fill(floor_phone, floor_url);
      } finally {
        await server.stop();
      }
      // not counted: the first start from the cache may fill other caches
      await relaunch(phone, app_url);
      await relaunch(floor_phone, floor_url);
      await inTurns(
        bench.reps,
        async () => note(ours, await relaunch(phone, app_url)),
        async () => note(floor, await relaunch(floor_phone, floor_url)),
      );
    }),
  );
  const baseline = (name: keyof Arrival) => ({ what: 'floor', sample: floor[name] });
  return {
    id: 'P1',
    title: `offline relaunch with ${DOCUMENTS.toLocaleString('en')} documents: browser started anew, server away`,
    figures: [
      {
        what: 'first paint',
        unit: 'ms',
        ours: ours.paint_ms,
        baseline: baseline('paint_ms'),
        budget: { at_most: 350, ratio_at_most: 1.3 },
      },
      {
        what: 'first row (ours from last time)',
        unit: 'ms',
        ours: ours.first_row_ms,
        baseline: baseline('first_row_ms'),
      },
      {
        what: `list of ${LIST_ROWS} out of the database`,
        unit: 'ms',
        ours: ours.list_ms,
        baseline: baseline('list_ms'),
        budget: { at_most: 750, ratio_at_most: 1.3 },
      },
    ],
  };
}

/** At full speed: filling is not measured here. */
async function fill(phone: Phone, url: string): Promise<void> {
  const page = await phone.page({ cpu_rate: 1 });
  await page.goto(url);
  await untilStored(page, DOCUMENTS);
  await phone.close();
}

async function relaunch(phone: Phone, url: string): Promise<Arrival> {
  await phone.relaunch();
  const page = await phone.page();
  await watchArrival(page, LIST_ROWS);
  await page.goto(url, { waitUntil: 'commit' });
  const arrived = await arrival(page);
  await phone.close();
  return arrived;
}
